// @vitest-environment jsdom
import { cleanup, render, screen, within } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { openAll } from '../../tests/support/components/open-all.ts';
import { exampleWords } from '../../tests/support/examples/context.ts';
import { examples } from './ContactWidget.examples.ts';
import { ContactWidget } from './ContactWidget.tsx';

afterEach(cleanup);
type Example = keyof typeof examples;
const show = (example: Example = 'without a phone number') => render(<ContactWidget {...examples[example]} />);
const showOpen = (example?: Example) => openAll(show(example).container);
const popup = () => screen.getByRole('dialog', { name: exampleWords('widgetHeading') });

describe('the contact widget', () => {
  it('opens its popup on the first press, without a script', () => {
    const { container } = show();
    const button = screen.getByRole('button', { name: exampleWords('widgetButton') });
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
    expect(second?.className).toBe(screen.getByRole('button', { name: exampleWords('widgetButton') }).className);
    expect(second?.textContent).toBe(exampleWords('widgetButton'));
  });

  it('closes by its close control, the first thing that the keyboard meets inside', () => {
    showOpen();
    const close = within(popup()).getByRole('button', { name: exampleWords('widgetClose') });
    expect(close.getAttribute('popovertarget')).toBe(popup().id);
    expect(close.getAttribute('popovertargetaction')).toBe('hide');
    expect(popup().querySelector('a, button')).toBe(close);
  });

  it('has a mail line and an Enquiry link to the form', () => {
    showOpen();
    const mail = within(popup()).getByText('hello@dhr.example').closest('a');
    expect(mail?.getAttribute('href')).toBe('mailto:hello@dhr.example');
    expect(mail?.textContent).toContain(exampleWords('widgetMail'));
    const enquiry = within(popup()).getByRole('link', { name: exampleWords('widgetEnquiry') });
    expect(enquiry.getAttribute('href')).toBe('/contact-us');
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
