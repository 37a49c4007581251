// @vitest-environment jsdom
import '@testing-library/jest-dom/vitest';
import { cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { count, fill } from '../../../../common/wording.ts';
import { press, typeInto, visit } from '../../../../tests/support/components/visitor.ts';
import { claims, countryFile, advisorFile as file, toolWords } from '../../../../tests/support/tools.ts';
import { getDeadlines } from '../../insights/deadlines/deadlines.ts';
import { PayrollAdvisor } from './PayrollAdvisor.tsx';
import { advisorWords, resultWords } from './words.ts';

const { list, paste, result, options, counts } = file;
const { shared } = toolWords;
const props = { words: advisorWords(file, toolWords) };
const words = resultWords(file, countryFile, claims, toolWords, getDeadlines());

// What the page fetches late is there already, so that no test waits for it on a busy machine.
beforeAll(() => import('./AdvisorResult.tsx'));
beforeEach(() => vi.stubGlobal('fetch', async () => Response.json(words)));
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

async function open(hash = '') {
  visit(`/tools/payroll-advisor${hash}`);
  render(<PayrollAdvisor {...props} />);
  await waitFor(() => expect(document.querySelector('[inert]')).toBeNull());
}
function people(n: number) {
  return count(n, counts.people);
}
function inCountries(n: number) {
  return count(n, counts.countries);
}
function removing(country: string) {
  return fill(list.remove, { country });
}
/** A paragraph that holds a sentence among others. */
function holding(sentence: string) {
  return (text: string) => text.includes(sentence);
}
function box() {
  return screen.getByRole('textbox', { name: list.label });
}
function enter(text: string) {
  typeInto(box(), text);
  press('Enter');
}
async function rowOf(name: string) {
  const table = await screen.findByRole('region', { name: result.table.caption });
  const row = (await within(table).findByRole('rowheader', { name })).closest('tr');
  if (!row) throw new Error(`${name} is in no row.`);
  return within(row);
}
async function peopleIn(name: string) {
  await rowOf(name);
  return screen.getByLabelText(`${result.table.people}: ${name}`);
}
function heading() {
  return screen.findByRole('heading', { level: 1 });
}

describe('the list', () => {
  it('takes one country after another, and the focus goes to the answer once', async () => {
    await open('#11110');
    enter('ksa 1.200');
    expect(await heading()).toHaveFocus();
    expect((await rowOf('Saudi Arabia')).getByText(options.ecp.label)).toBeVisible();
    expect(await peopleIn('Saudi Arabia')).toHaveValue('1,200');
    expect(box()).toHaveValue('');
    box().focus();
    enter('Oman 20');
    await rowOf('Oman');
    expect(box()).toHaveFocus();
  });
  it('takes a whole list, and says what was changed', async () => {
    await open();
    enter('Country\tPeople\nIndia\t4,200\nDeutschland\t500\nAtlantis\t12\nIndia\t100\nTotal\t4812');
    expect(await peopleIn('India')).toHaveValue('4,300');
    expect(await peopleIn('Germany')).toHaveValue('500');
    expect(screen.getByText(holding(fill(paste.totals, { given: '4,812', read: 4812 })))).toBeVisible();
  });
  it('keeps in the field what it could not read, with the people who would be missing, until each is settled', async () => {
    await open();
    enter('UAE 6,000, India 3,200, Germny 500 and 77, Atlantis 12');
    await rowOf('India');
    expect(box()).toHaveValue('Germny 500\n77\nAtlantis 12');
    expect(screen.getByText(fill(paste.unsettled.missing, { people: people(589) }))).toBeVisible();
    const missing = screen.getByText(holding(count(3, paste.unsettled.inResult)));
    fireEvent.click(screen.getByRole('button', { name: 'Germany?' }));
    expect(await peopleIn('Germany')).toHaveValue('500');
    for (const _ of ['77', 'Atlantis 12'])
      fireEvent.click(screen.getAllByRole('button', { name: paste.unsettled.leaveOut })[0] ?? box());
    expect(missing).not.toBeInTheDocument();
    expect(box()).toHaveFocus();
  });
  it('may be pasted again after a correction, and says what was read', async () => {
    await open('#11111IN38oDEdw');
    await rowOf('India');
    enter('India\t10\nOman\t20');
    await rowOf('Oman');
    expect(await peopleIn('India')).toHaveValue('10');
    expect(await peopleIn('Germany')).toHaveValue('500');
    const done = fill(paste.done, { countries: inCountries(2), people: people(30) });
    expect(screen.getByText(holding(done))).toBeInTheDocument();
  });
  it('loses a country on request, and the focus goes to the nearest one, at last to the field', async () => {
    await open('#11111IN38oDEdw');
    await rowOf('India');
    fireEvent.click(screen.getByRole('button', { name: removing('India') }));
    expect(screen.getByRole('button', { name: removing('Germany') })).toHaveFocus();
    expect(screen.queryByRole('rowheader', { name: 'India' })).toBeNull();
    fireEvent.click(screen.getByRole('button', { name: removing('Germany') }));
    expect(screen.getByRole('heading', { name: list.heading })).toBeVisible();
  });
});

describe('the result', () => {
  it('says what it assumes, and another choice changes routes and loops at once', async () => {
    await open();
    enter('India 4,200, Lesotho 900');
    await rowOf('India');
    const operation = screen.getByLabelText(file.questions.operation.label);
    expect(operation).toHaveValue('inHouse');
    fireEvent.change(operation, { target: { value: 'managed' } });
    expect((await rowOf('India')).getByText(options.partner.label)).toBeVisible();
    expect((await rowOf('Lesotho')).getByText(holding(file.rules.noVersion.reason))).toBeVisible();
  });
  it('lists every date that it counts, each once, and a pin leads to it', async () => {
    await open('#11110SA38oOM3cGB5k');
    await rowOf('Oman');
    const dates = document.querySelectorAll('details[id^=date-]');
    const pins = [...document.querySelectorAll('a[href^="#date-"]')].map((pin) => pin.getAttribute('href')?.slice(1));
    expect(new Set(pins)).toEqual(new Set([...dates].map(({ id }) => id)));
    const all = fill(file.line.dates.many, { n: file.line.numbers[dates.length] ?? dates.length, year: '\\d{4}' });
    expect(screen.getByRole('heading', { name: new RegExp(all, 'i') })).toBeVisible();
  });
});

describe('the address', () => {
  it('is answered politely when it holds nonsense, and the tool begins empty', async () => {
    await open('#%%%hello');
    expect(await screen.findByText(shared.unreadable)).toBeVisible();
    expect(screen.getByRole('heading', { name: list.heading })).toBeVisible();
    await waitFor(() => expect(location.hash).toBe(''));
  });
  it('of another result in the same tab leaves nothing of the list before', async () => {
    await open('#11111DEdw');
    await rowOf('Germany');
    enter('Omann 20');
    await screen.findByRole('button', { name: 'Oman?' });
    location.hash = '#11111IN38o';
    await screen.findByRole('rowheader', { name: 'India' });
    await waitFor(() => expect(box()).toHaveValue(''));
    expect(screen.queryByRole('button', { name: 'Oman?' })).toBeNull();
  });
});
