// @vitest-environment jsdom
import '@testing-library/jest-dom/vitest';
import { cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { leave, typeInto, visit } from '../../../testing/components/visitor.ts';
import { readTool } from '../parts/example-files.ts';
import { estimatorProps } from './props.ts';
import { SupportEstimator } from './SupportEstimator.tsx';

const file = readTool('supportEstimator');
const tools = readTool('tools');
const { shared } = tools;
const { numbers, result, packages } = file;

beforeEach(() => sessionStorage.clear());
afterEach(cleanup);

const open = (hash = '') => {
  visit(`/tools/support-estimator${hash}`);
  return render(<SupportEstimator {...estimatorProps(file, tools)} />);
};
const check = (name: string | RegExp) => fireEvent.click(screen.getByRole('checkbox', { name }));
const field = (name: keyof typeof numbers) => screen.getByRole('textbox', { name: numbers[name].label });
const theResult = () => within(screen.getByRole('region', { name: result.heading }));
const sumOf = (name: string | RegExp) => theResult().getByRole('rowheader', { name }).closest('tr');

describe('the estimate', () => {
  it('asks for modules before it suggests anything', () => {
    open();
    expect(theResult().getByText(result.empty)).toBeVisible();
    expect(screen.queryByRole('link', { name: shared.send })).toBeNull();
  });
  it('suggests the smallest package for a small system, and shows every line of the sum', () => {
    open();
    check('Employee Central');
    typeInto(field('users'), '1.000');
    expect(theResult().getByText(/^We suggest the Bronze support package/)).toBeVisible();
    expect(sumOf('Modules: 1')).toHaveTextContent('48');
    expect(sumOf(/^Users: 1,000/)).toHaveTextContent('12');
  });
  it('never suggests Bronze to somebody who wants release management', () => {
    open();
    check('Employee Central');
    check(/^We want release management/);
    expect(theResult().getByText(/^We suggest the Silver support package/)).toBeVisible();
    expect(theResult().getByText(file.reasons.release)).toBeVisible();
  });
  it('suggests Gold for payroll in two countries, and counts the runs', () => {
    open();
    check('Payroll');
    typeInto(field('payrollCountries'), '2');
    fireEvent.click(screen.getByRole('radio', { name: file.frequency.answers.twice.label }));
    expect(screen.getAllByText(packages.gold.label)).not.toHaveLength(0);
    expect(sumOf(/^Payroll countries: 2 × 2 a month/)).toHaveTextContent('1224');
  });
  it('says what it assumes where a number was left out', () => {
    open();
    check('Employee Central');
    typeInto(field('users'), '1000');
    expect(theResult().getByText(/^You gave no number of tickets, so we assume 12/)).toBeVisible();
  });
  it('explains a number that is too large when the field is left, and makes no estimate meanwhile', () => {
    open();
    check('Employee Central');
    typeInto(field('payrollCountries'), '9999');
    expect(screen.queryByText(/from 0 to 250/)).toBeNull();
    leave(field('payrollCountries'));
    expect(field('payrollCountries')).toHaveAccessibleDescription(expect.stringContaining('from 0 to 250'));
    expect(theResult().queryByRole('table')).toBeNull();
    expect(theResult().getByText(/^There is no estimate .*: Countries with payroll support\.$/)).toBeVisible();
    expect(screen.queryByRole('link', { name: shared.send })).toBeNull();
    typeInto(field('payrollCountries'), '1');
    expect(theResult().getByText(/^We suggest the Bronze support package/)).toBeVisible();
  });
});

describe('the address', () => {
  it('holds what was entered, and finds it again', async () => {
    const { unmount } = open();
    check('Employee Central');
    typeInto(field('users'), '500');
    await waitFor(() => expect(location.hash).toMatch(/^#2\w{3}e\.dw\.{5}11$/));
    const address = location.hash;
    unmount();
    open(address);
    expect(screen.getByRole('checkbox', { name: 'Employee Central' })).toBeChecked();
    expect(field('users')).toHaveValue('500');
  });
  it('is answered politely when it holds nonsense', () => {
    open('#!?');
    expect(screen.getByText(shared.unreadable)).toBeVisible();
  });
  it('is empty after starting again, and so is every field', () => {
    open('#1e.dw.....11');
    fireEvent.click(screen.getByRole('button', { name: shared.startAgain }));
    expect(screen.getByText(shared.startedAgain)).toHaveFocus();
    expect(field('users')).toHaveValue('');
    expect(location.hash).toBe('');
  });
});

it('leaves package, reasons and arithmetic for the enquiry form', () => {
  open('#1e.dw.....11r');
  const link = screen.getByRole('link', { name: shared.send });
  link.addEventListener('click', (event) => event.preventDefault());
  fireEvent.click(link);
  expect(link).toHaveAttribute('href', '/contact-us?service=support');
  const message = sessionStorage.getItem('dhr-enquiry-results');
  expect(message).toContain('Silver support package');
  expect(message).toContain('- Modules: 1: 4 to 8 h');
  expect(message).toContain('/tools/support-estimator#1e.dw.....11r');
});
