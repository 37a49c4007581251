// @vitest-environment jsdom
import { cleanup, render, screen, within } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { openAll } from '../../../testing/components/open-all.ts';
import { examples } from './ContactWidget.examples.ts';
import { ContactWidget } from './ContactWidget.tsx';

afterEach(cleanup);
type Example = keyof typeof examples;
const show = (example: Example = 'without a phone number') => render(<ContactWidget {...examples[example]} />);
const showOpen = (example?: Example) => openAll(show(example).container);
const popup = () => screen.getByRole('dialog', { name: 'Talk to DHR' });

describe('the contact widget', () => {
  it('opens its popup on the first press, without a script', () => {
    const { container } = show();
    const button = screen.getByRole('button', { name: 'Contact Us' });
    const target = document.getElementById(button.getAttribute('popovertarget') ?? '');
    expect(target?.getAttribute('popover')).toBe('auto');
    expect(target?.contains(button)).toBe(false);
    expect(screen.queryByRole('dialog')).toBeNull();
    openAll(container);
    expect(popup()).toBe(target);
  });

  it('leads to /contact on a second press: the last thing in the popup lies over the button and looks like it', () => {
    showOpen();
    const second = popup().lastElementChild;
    expect(second?.getAttribute('href')).toBe('/contact');
    expect(second?.className).toBe(screen.getByRole('button', { name: 'Contact Us' }).className);
    expect(second?.textContent).toBe('Contact Us');
  });

  it('closes by its close control, the first thing that the keyboard meets inside', () => {
    showOpen();
    const close = within(popup()).getByRole('button', { name: 'Close' });
    expect(close.getAttribute('popovertarget')).toBe(popup().id);
    expect(close.getAttribute('popovertargetaction')).toBe('hide');
    expect(popup().querySelector('a, button')).toBe(close);
  });

  it('has a mail line and an Enquiry link to the form', () => {
    showOpen();
    const link = (name: string | RegExp) => within(popup()).getByRole('link', { name }).getAttribute('href');
    expect(link(/^Mail ?hello@dhr\.example$/)).toBe('mailto:hello@dhr.example');
    expect(link('Enquiry')).toBe('/contact-us');
  });

  it('offers a call back until there is a phone number, then calls it', () => {
    showOpen();
    const ask = within(popup()).getByText('Ask for a call back').closest('a');
    expect(ask?.getAttribute('href')).toBe('/contact-us?ask=call-back#message');
    cleanup();
    showOpen('with a phone number');
    const call = within(popup()).getByText('+971 2 000 0000').closest('a');
    expect(call?.getAttribute('href')).toBe('tel:+97120000000');
  });
});
