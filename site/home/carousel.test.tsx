// @vitest-environment jsdom
import { render, screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { Carousel } from './Carousel.tsx';
import { getHomePage } from './home.ts';

/** How it moves is proven in a browser, by tests/specification/carousels.spec.ts. */
it('says once, below the quotes, that they are our own until clients have confirmed them', () => {
  vi.stubGlobal('matchMedia', () => ({ matches: true }));
  const { home, testimonials } = getHomePage();
  render(<Carousel look="people" {...testimonials} />);
  expect(screen.getAllByText(home.testimonials.until.note)).toHaveLength(1);
});
