// @vitest-environment jsdom
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { exampleWords } from '../../tests/support/examples/context.ts';
import { Carousel } from './Carousel.tsx';
import { getHomePage } from './home.ts';

/** Banner and testimonials are one component; tests/specification/carousels.spec.ts meets both in a browser. */

const { home, testimonials } = getHomePage();
const { until } = home.testimonials;
const INTERVAL = 5000;
beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  vi.stubGlobal('matchMedia', () => ({ matches: false }));
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const pass = (milliseconds: number) => act(() => vi.advanceTimersByTime(milliseconds));
/** The number of the slide that is shown, from 1. */
const shown = () =>
  screen
    .getAllByRole('group')
    .filter(({ dataset }) => dataset['shown'])
    .findIndex(({ dataset }) => dataset['shown'] === 'true') + 1;
const show = (note?: string) => render(<Carousel look="people" {...testimonials} note={note} />);

it('gives a slide chosen by hand its whole time', () => {
  show();
  pass(INTERVAL - 1);
  fireEvent.click(screen.getByRole('button', { name: exampleWords('next') }));
  pass(INTERVAL - 1);
  expect(shown()).toBe(2);
  pass(1);
  expect(shown()).toBe(3);
});

it('says once, below the quotes, that they are our own until clients have confirmed them', () => {
  show();
  expect(screen.queryByText(until.note)).toBeNull();
  cleanup();
  show(until.note);
  expect(screen.getAllByText(until.note)).toHaveLength(1);
});
