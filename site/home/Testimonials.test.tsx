// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { stubMedia } from '../../tests/support/components/media.ts';
import { examples } from './Testimonials.examples.ts';
import { Testimonials } from './Testimonials.tsx';

beforeEach(() => void stubMedia());
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

it('marks a quote as an example until a client has confirmed it', () => {
  render(<Testimonials {...examples['quotes that no client has confirmed']} />);
  expect(screen.getAllByText('Example, not a client’s words')).toHaveLength(2);
});

it('leaves the mark out once every quote is confirmed', () => {
  render(<Testimonials {...examples['six quotes']} />);
  expect(screen.queryByText(/example/i)).toBeNull();
});
