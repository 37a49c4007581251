// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { exampleWords } from '../../../tests/support/examples/context.ts';
import { Carousel } from './Carousel.tsx';
import { startCarousel } from './carousel-script.ts';
import { getHomePage, voicesOf } from './home-content.ts';

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

describe('six quotes or six outcomes', () => {
  const six = <Entry,>(entry: (n: number) => Entry) => [1, 2, 3, 4, 5, 6].map(entry);
  const quotes = six((n) => ({ quote: `Words ${n}`, company: `Company ${n}` }));
  const outcomes = six((n) => ({ situation: `After ${n}`, outcome: `Outcome ${n}` }));
  const heading = (count: number) => {
    const voices = voicesOf(home.testimonials, { quotes: quotes.slice(0, count), outcomes });
    render(<Carousel look="people" {...testimonials} {...voices} />);
    return screen.getByRole('heading').textContent;
  };

  it('shows our own outcomes by their situation, without quotation marks, until there are six quotes', () => {
    expect(heading(5)).toBe(home.testimonials.outcomes);
    for (const n of [1, 2, 3, 4, 5, 6]) {
      expect(screen.getByText(`After ${n}`)).toBeTruthy();
      expect(screen.getByText(`Outcome ${n}`)).toBeTruthy();
    }
    expect(document.querySelector('blockquote')).toBeNull();
    expect(screen.queryByText(/Words|Company/)).toBeNull();
  });

  it('shows what clients said, with heading, marks and company, once there are six quotes', () => {
    expect(heading(6)).toBe(home.testimonials.heading);
    const said = [...document.querySelectorAll('figure')].map(({ textContent }) => textContent);
    expect(said).toEqual(quotes.map(({ quote, company }) => `“${quote}”${company}`));
    expect(screen.queryByText(/After|Outcome/)).toBeNull();
  });
});
