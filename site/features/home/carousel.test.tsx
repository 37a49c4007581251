// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { exampleWords } from '../../../tests/support/examples/context.ts';
import { Carousel } from './Carousel.tsx';
import { startCarousel } from './carousel-script.ts';
import { getHomePage } from './home-content.ts';

/** Banner and testimonials share one script; tests/specification/carousels.spec.ts meets both in a browser. */

const { home, testimonials } = getHomePage();
const INTERVAL = 5000;
beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'requestAnimationFrame'] });
  vi.stubGlobal('matchMedia', () => ({ matches: false }));
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

function pass(milliseconds: number) {
  return vi.advanceTimersByTime(milliseconds);
}
/** The number of the slide that is shown, from 1. */
function shown() {
  return (
    screen
      .getAllByRole('group')
      .filter(({ dataset }) => dataset['shown'])
      .findIndex(({ dataset }) => dataset['shown'] === 'true') + 1
  );
}
function show() {
  const { container } = render(<Carousel look="people" {...testimonials} />);
  for (const root of container.querySelectorAll<HTMLElement>('section')) startCarousel(root);
}

it('gives a slide chosen by hand its whole time', () => {
  show();
  pass(INTERVAL - 1);
  fireEvent.click(screen.getByRole('button', { name: exampleWords('next') }));
  pass(INTERVAL - 1);
  expect(shown()).toBe(2);
  pass(1);
  expect(shown()).toBe(3);
});

it('does not move on a page that was made ready ahead, until a visitor opens it', () => {
  Object.defineProperty(document, 'prerendering', { value: true, configurable: true });
  show();
  pass(3 * INTERVAL);
  expect(shown()).toBe(1);
  Reflect.deleteProperty(document, 'prerendering');
  document.dispatchEvent(new Event('prerenderingchange'));
  // It is painted first.
  vi.advanceTimersToNextFrame();
  pass(1);
  pass(INTERVAL);
  expect(shown()).toBe(2);
});

it('says once, below the quotes, that they are our own until clients have confirmed them', () => {
  show();
  expect(screen.getAllByText(home.testimonials.until.note)).toHaveLength(1);
});
