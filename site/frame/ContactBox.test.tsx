// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { examples } from './ContactBox.examples.ts';
import { ContactBox } from './ContactBox.tsx';

afterEach(cleanup);

it('opens the enquiry form with the service of the page chosen', () => {
  const { container } = render(<ContactBox {...examples['with a service for the form to preselect']} />);
  expect(screen.getByRole('link', { name: 'Contact Us' }).getAttribute('href')).toBe('/contact-us?service=support');
  expect(container.querySelector('#contact')).not.toBeNull();
});

it('opens the plain form where the page names no service', () => {
  render(<ContactBox {...examples['without a service']} />);
  expect(screen.getByRole('link', { name: 'Get in Touch' }).getAttribute('href')).toBe('/contact-us');
});
