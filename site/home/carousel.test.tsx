// @vitest-environment jsdom
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { stubMedia } from '../../tests/support/components/media.ts';
import { exampleWords } from '../../tests/support/examples/context.ts';
import { Banner } from './Banner.tsx';
import { getHomePage } from './home.ts';
import { Testimonials } from './Testimonials.tsx';

const page = getHomePage();
let media: ReturnType<typeof stubMedia>;
beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  media = stubMedia();
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const pass = (milliseconds: number) => act(() => vi.advanceTimersByTime(milliseconds));
const slides = () => screen.getAllByRole('group').filter(({ dataset }) => dataset['shown'] !== undefined);
/** The number of the slide that is shown, from 1. */
const shown = () => slides().findIndex((slide) => slide.dataset['shown'] === 'true') + 1;
const showSlide = (n: number) => exampleWords('showSlide', { n, count: 6 });
const button = (name: string) => screen.getByRole('button', { name });
const press = (name: string) => fireEvent.click(button(name));
const live = () => slides()[0]?.parentElement?.getAttribute('aria-live');
const hideTab = (hidden: boolean) => {
  vi.spyOn(document, 'hidden', 'get').mockReturnValue(hidden);
  fireEvent(document, new Event('visibilitychange'));
};
const INTERVAL = 5000;
const show = (items = page.testimonials) =>
  render(<Testimonials heading="What clients say" items={items} words={page.testimonialWords} braid={page.braid} />);

/** Banner and testimonials share one hook; tests/specification/carousels.spec.ts meets both in a browser. */
describe('a carousel', () => {
  it('gives a slide chosen by hand its whole time', () => {
    show();
    pass(INTERVAL - 1);
    press(exampleWords('next'));
    pass(INTERVAL - 1);
    expect(shown()).toBe(2);
    pass(1);
    expect(shown()).toBe(3);
  });

  it('pauses in a hidden tab', () => {
    show();
    hideTab(true);
    pass(3 * INTERVAL);
    expect(shown()).toBe(1);
    hideTab(false);
    pass(INTERVAL);
    expect(shown()).toBe(2);
  });

  it('stops when less motion is asked for while it runs', () => {
    show();
    act(() => media.change(true));
    pass(3 * INTERVAL);
    expect(shown()).toBe(1);
    expect(button(exampleWords('play'))).toBeTruthy();
  });

  it('announces a change only when it does not run by itself', () => {
    show();
    expect(live()).toBe('off');
    press(exampleWords('pause'));
    expect(live()).toBe('polite');
    press(exampleWords('play'));
    expect(live()).toBe('off');
  });
});

it('says once, below the quotes, that they are our own until clients have confirmed them', () => {
  const { until } = page.home.testimonials;
  const { unmount } = show();
  expect(screen.queryByText(until.note)).toBeNull();
  unmount();
  render(<Testimonials {...until} items={page.testimonials} words={page.testimonialWords} braid={page.braid} />);
  expect(screen.getAllByText(until.note)).toHaveLength(1);
});

describe('the stage above the banner', () => {
  it('learns every step, so that its marigold stretch moves along and never jumps back', () => {
    const { container } = render(
      <div data-stage="">
        <Banner {...page.home.banner} words={page.bannerWords} braid={page.braid} />
      </div>,
    );
    const step = () => container.querySelector<HTMLElement>('[data-stage]')?.style.getPropertyValue('--step');
    expect(step()).toBe('0');
    for (let i = 0; i < 7; i++) pass(3000);
    expect(shown()).toBe(2);
    expect(step()).toBe('7');
    press(exampleWords('previous'));
    expect(step()).toBe('6');
    press(showSlide(3));
    expect(step()).toBe('8');
  });
});
