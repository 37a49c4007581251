// @vitest-environment jsdom
import { act, cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { stubMedia } from '../../testing/components/media.ts';
import { examples as banners } from './Banner/Banner.examples.ts';
import { Banner } from './Banner/Banner.tsx';
import { examples as testimonials } from './Testimonials/Testimonials.examples.ts';
import { Testimonials } from './Testimonials/Testimonials.tsx';

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
const slides = () => screen.getAllByRole('group', { name: /^\d of \d$/ });
/** The number of the slide that is shown, from 1. */
const shown = () => slides().findIndex((slide) => slide.dataset['shown'] === 'true') + 1;
const button = (name: string) => screen.getByRole('button', { name });
const press = (name: string) => fireEvent.click(button(name));
const tabTo = (element: HTMLElement) => {
  fireEvent.keyDown(document.body, { key: 'Tab' });
  act(() => element.focus());
};
const carousel = () => screen.getByRole('region');
const live = () => slides()[0]?.parentElement?.getAttribute('aria-live');
const hideTab = (hidden: boolean) => {
  vi.spyOn(document, 'hidden', 'get').mockReturnValue(hidden);
  fireEvent(document, new Event('visibilitychange'));
};
const swipe = (from: number, to: number, pointerType = 'touch') => {
  const stage = screen.getByRole('group', { name: '1 of 6' });
  fireEvent.pointerDown(stage, { clientX: from, pointerType });
  fireEvent.pointerUp(stage, { clientX: to, pointerType });
};

const cases = [
  { name: 'the banner', interval: 3000, show: () => render(<Banner {...banners['six sentences']} />) },
  { name: 'the testimonials', interval: 5000, show: () => render(<Testimonials {...testimonials['six quotes']} />) },
];

describe.each(cases)('$name', ({ interval, show }) => {
  it('moves on by itself after its interval, not before, and wraps after the last', () => {
    show();
    expect(shown()).toBe(1);
    pass(interval - 1);
    expect(shown()).toBe(1);
    pass(1);
    expect(shown()).toBe(2);
    for (const next of [3, 4, 5, 6, 1]) {
      pass(interval);
      expect(shown()).toBe(next);
    }
  });

  it('can be paused and played again, and the button says which', () => {
    show();
    press('Pause');
    pass(3 * interval);
    expect(shown()).toBe(1);
    expect(screen.queryByRole('button', { name: 'Pause' })).toBeNull();
    press('Play');
    pass(interval);
    expect(shown()).toBe(2);
    expect(button('Pause')).toBeTruthy();
  });

  it('offers the pause button before any other control', () => {
    const { container } = show();
    expect(container.querySelector('a, button, input, [tabindex]')).toBe(button('Pause'));
  });

  it('goes back and forth by hand, round the end as well', () => {
    show();
    press('Previous');
    expect(shown()).toBe(6);
    press('Next');
    press('Next');
    expect(shown()).toBe(2);
  });

  it('gives a slide chosen by hand its whole time', () => {
    show();
    pass(interval - 1);
    press('Next');
    pass(interval - 1);
    expect(shown()).toBe(2);
    pass(1);
    expect(shown()).toBe(3);
  });

  it('jumps to a slide by its bead, which is marked as the current one', () => {
    show();
    press('Show 4 of 6');
    expect(shown()).toBe(4);
    const current = within(carousel()).getAllByRole('button', { current: true });
    expect(current.map((bead) => bead.getAttribute('aria-label'))).toEqual(['Show 4 of 6']);
  });

  it('holds while the pointer is over it', () => {
    show();
    fireEvent.pointerEnter(carousel());
    pass(3 * interval);
    expect(shown()).toBe(1);
    fireEvent.pointerLeave(carousel());
    pass(interval);
    expect(shown()).toBe(2);
  });

  it('holds while the keyboard is in it, whatever the pointer does', () => {
    show();
    tabTo(button('Next'));
    fireEvent.pointerEnter(carousel());
    fireEvent.pointerLeave(carousel());
    pass(3 * interval);
    expect(shown()).toBe(1);
    act(() => button('Next').blur());
    pass(interval);
    expect(shown()).toBe(2);
  });

  it('goes on after a click with the mouse, once the pointer has left', () => {
    show();
    fireEvent.pointerEnter(carousel());
    fireEvent.mouseDown(button('Next'));
    act(() => button('Next').focus());
    press('Next');
    fireEvent.pointerLeave(carousel());
    pass(interval);
    expect(shown()).toBe(3);
  });

  it('starts when somebody presses Play, although the focus is on that button', () => {
    show();
    tabTo(button('Pause'));
    press('Pause');
    press('Play');
    expect(document.activeElement).toBe(button('Pause'));
    pass(interval);
    expect(shown()).toBe(2);
  });

  it('holds in a tab that nobody sees', () => {
    show();
    hideTab(true);
    pass(3 * interval);
    expect(shown()).toBe(1);
    hideTab(false);
    pass(interval);
    expect(shown()).toBe(2);
  });

  it('does not move by itself where less motion is wanted, until Play is pressed', () => {
    media = stubMedia(true);
    show();
    pass(3 * interval);
    expect(shown()).toBe(1);
    press('Play');
    pass(interval);
    expect(shown()).toBe(2);
  });

  it('stops when less motion is asked for while it runs', () => {
    show();
    act(() => media.change(true));
    pass(3 * interval);
    expect(shown()).toBe(1);
    expect(button('Play')).toBeTruthy();
  });

  it('is swiped by 40 pixels or more, in both directions', () => {
    show();
    swipe(200, 160);
    expect(shown()).toBe(2);
    swipe(160, 200);
    swipe(160, 200);
    expect(shown()).toBe(6);
  });

  it('takes neither a shorter swipe nor a drag with the mouse', () => {
    show();
    swipe(200, 161);
    swipe(200, 100, 'mouse');
    expect(shown()).toBe(1);
  });

  it('announces a change only when it does not run by itself', () => {
    show();
    expect(live()).toBe('off');
    press('Pause');
    expect(live()).toBe('polite');
    press('Play');
    expect(live()).toBe('off');
    fireEvent.pointerEnter(carousel());
    expect(live()).toBe('polite');
  });

  it('tells a screen reader what it is', () => {
    show();
    expect(carousel().getAttribute('aria-roledescription')).toBe('carousel');
    expect(slides()).toHaveLength(6);
    for (const slide of slides()) expect(slide.getAttribute('aria-roledescription')).toBe('slide');
  });
});

describe('the stage above the banner', () => {
  it('learns every step, so that its marigold stretch moves along and never jumps back', () => {
    const { container } = render(
      <div data-stage="">
        <Banner {...banners['six sentences']} />
      </div>,
    );
    const step = () => container.querySelector<HTMLElement>('[data-stage]')?.style.getPropertyValue('--step');
    expect(step()).toBe('0');
    for (let i = 0; i < 7; i++) pass(3000);
    expect(shown()).toBe(2);
    expect(step()).toBe('7');
    press('Previous');
    expect(step()).toBe('6');
    press('Show 3 of 6');
    expect(step()).toBe('8');
  });
});

describe('the testimonials', () => {
  it('change the figure together with the quote', () => {
    const { container } = render(<Testimonials {...testimonials['six quotes']} />);
    press('Show 5 of 6');
    const all = [...container.querySelectorAll<HTMLElement>('[data-shown]')];
    expect(all.map(({ dataset }) => dataset['shown'] === 'true').flatMap((on, i) => (on ? [i] : []))).toEqual([4, 10]);
  });
});
