// @vitest-environment jsdom
import '@testing-library/jest-dom/vitest';
import { act, cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { axeFaults } from '../../../testing/components/axe.ts';
import { leave, pasteInto, press, typeInto, visit } from '../../../testing/components/visitor.ts';
import { claims, readTool } from '../parts/example-files.ts';
import { PayrollAdvisor } from './PayrollAdvisor.tsx';
import { advisorProps, answerWords } from './props.ts';

const file = readTool('payrollAdvisor');
const { list, paste, result } = file;
const { shared, ...tools } = readTool('tools');
const props = advisorProps(file, readTool('countries'), { ...tools, shared });
const words = answerWords(file, readTool('countries'), claims, { ...tools, shared });

beforeEach(() => {
  sessionStorage.clear();
  vi.stubGlobal('fetch', async () => Response.json(words));
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const open = (hash = '') => {
  visit(`/tools/payroll-advisor${hash}`);
  return render(<PayrollAdvisor {...props} />);
};
const answerAll = () => {
  for (const name of [/^Our own team/, /^In the cloud(?! later)/, 'It is live', 'SAP ERP HCM'])
    fireEvent.click(screen.getByRole('radio', { name }));
};
const countryField = () => screen.getByRole('combobox', { name: list.country.label });
const peopleField = () => screen.getByRole('textbox', { name: list.headcount.label });
/** Types the beginning of a name, takes the suggestion, types the number, adds the country. */
const enter = (country: string, people: string) => {
  typeInto(countryField(), country);
  press('Enter');
  typeInto(peopleField(), people);
  press('Enter');
};
const rowOf = async (name: string | RegExp) => {
  const table = await screen.findByRole('region', { name: result.table.caption });
  const row = (await within(table).findByRole('rowheader', { name })).closest('tr');
  if (!row) throw new Error(`${name} stands in no row.`);
  return within(row);
};
const theResult = async () => within(await screen.findByRole('region', { name: result.heading }));

describe('entering countries', () => {
  it('takes a country by its first letters, and then waits for the next one', async () => {
    open();
    answerAll();
    enter('ger', '500');
    expect((await rowOf('Germany')).getByText('Employee Central Payroll')).toBeVisible();
    expect(screen.getByText('Germany added.')).toBeVisible();
    expect(countryField()).toHaveFocus();
    expect(countryField()).toHaveValue('');
  });
  it('offers what the visitor may mean, and takes the one that is pressed', () => {
    open();
    typeInto(countryField(), 'united');
    fireEvent.click(screen.getByRole('option', { name: 'United Kingdom' }));
    expect(countryField()).toHaveValue('United Kingdom');
    expect(screen.queryByRole('option')).toBeNull();
  });
  it('moves through the suggestions with the arrow keys and closes them with Escape', () => {
    open();
    typeInto(countryField(), 'united');
    press('ArrowDown');
    const second = screen.getAllByRole('option')[1];
    expect(second).toHaveAttribute('aria-selected', 'true');
    expect(countryField()).toHaveAttribute('aria-activedescendant', second?.id);
    press('Escape');
    expect(countryField()).toHaveAttribute('aria-expanded', 'false');
    expect(countryField()).toHaveValue('united');
  });
  it('keeps a name that it does not know, marked as to be confirmed', async () => {
    open();
    answerAll();
    typeInto(countryField(), 'Atlantis');
    expect(screen.getByText(list.noMatch)).toBeVisible();
    press('Enter');
    expect((await rowOf(/Atlantis/)).getByText('To be confirmed')).toBeVisible();
  });
  it('adds the headcounts of a country that is named twice, and says so', async () => {
    open();
    enter('India', '300');
    enter('India', '250');
    expect((await rowOf('India')).getByRole('textbox')).toHaveValue('550');
    expect(screen.getByText(paste.merged.replace('{countries}', 'India'))).toBeVisible();
  });
  it('does not add a country whose headcount it cannot read, and says what to write', () => {
    open();
    enter('India', 'many');
    expect(peopleField()).toHaveAccessibleDescription(expect.stringContaining(list.headcount.error));
    expect(peopleField()).toHaveFocus();
    expect(screen.queryByText('India added.')).toBeNull();
  });
  it('says nothing about a half-typed headcount until the field is left', async () => {
    open('#11111IN38o');
    const field = (await rowOf('India')).getByRole('textbox');
    typeInto(field, 'many');
    expect(screen.queryByText(list.headcount.error)).toBeNull();
    leave(field);
    expect(screen.getByText(list.headcount.error)).toBeVisible();
    typeInto(field, '1.200');
    leave(field);
    expect(screen.queryByText(list.headcount.error)).toBeNull();
    expect(field).toHaveValue('1,200');
  });
  it('removes a country and moves the focus to the nearest one', async () => {
    open('#11111IN38oDEdw');
    fireEvent.click((await rowOf('India')).getByRole('button', { name: 'Remove India' }));
    expect(screen.getByRole('button', { name: 'Remove Germany' })).toHaveFocus();
    expect(screen.queryByRole('rowheader', { name: 'India' })).toBeNull();
  });
  it('waits for the next country once the last one is removed', async () => {
    open('#11111IN38oDEdw');
    for (const country of ['India', 'Germany'])
      fireEvent.click((await rowOf(country)).getByRole('button', { name: `Remove ${country}` }));
    expect(screen.getByText(list.empty)).toBeVisible();
    expect(countryField()).toHaveFocus();
  });
  it('waits for the next country once all are removed', async () => {
    open('#11111IN38oDEdw');
    await rowOf('India');
    fireEvent.click(screen.getByRole('button', { name: list.clear }));
    expect(screen.getByText(list.cleared)).toBeVisible();
    expect(countryField()).toHaveFocus();
  });
});

describe('a list from a spreadsheet', () => {
  const LIST = 'Country\tPeople\nIndia\t4,200\nDeutschland\t500\nAtlantis\t12\nIndia\t100\nTotal\t4812';

  it('is read where it is pasted, and what was changed is said', async () => {
    open();
    pasteInto(countryField(), LIST);
    expect((await rowOf('India')).getByRole('textbox')).toHaveValue('4,300');
    expect((await rowOf('Germany')).getByRole('textbox')).toHaveValue('500');
    expect(screen.getByText(/^We read 3 countries from your list/)).toHaveTextContent(paste.totals);
  });
  it('is read from a field of its own, which closes again', async () => {
    open();
    fireEvent.click(screen.getByText(paste.open));
    fireEvent.change(screen.getByRole('textbox', { name: paste.label }), { target: { value: LIST } });
    fireEvent.click(screen.getByRole('button', { name: paste.read }));
    await rowOf('India');
    await waitFor(() => expect(screen.getByText(paste.open).closest('details')).not.toHaveAttribute('open'));
  });
  it('is read once the network is back', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true });
    vi.stubGlobal('fetch', async () => Promise.reject(new TypeError('offline')));
    open();
    pasteInto(countryField(), LIST);
    await act(() => vi.advanceTimersByTimeAsync(3000));
    expect(screen.getByText(list.empty)).toBeVisible();
    vi.stubGlobal('fetch', async () => Response.json(words));
    await act(() => vi.advanceTimersByTimeAsync(6000));
    expect((await rowOf('India')).getByRole('textbox')).toHaveValue('4,300');
  });
  it('may be pasted again after a correction', async () => {
    open('#11111IN38oDEdw');
    await rowOf('India');
    pasteInto(countryField(), 'India\t10\nOman\t20');
    await rowOf('Oman');
    expect((await rowOf('India')).getByRole('textbox')).toHaveValue('10');
    expect((await rowOf('Germany')).getByRole('textbox')).toHaveValue('500');
  });
  it('changes nothing when it holds no country', async () => {
    open('#11111DEdw');
    await rowOf('Germany');
    pasteInto(countryField(), '1\n2\n3');
    expect(await screen.findByText(paste.nothing)).toBeVisible();
    expect((await rowOf('Germany')).getByRole('textbox')).toHaveValue('500');
  });
});

describe('the result', () => {
  it('gives every country a route and a reason, and says the whole in one sentence', async () => {
    const { container } = open('#11111IN40gAE14aDEdwGB8cSAukSG5kUS25sOM96PH3c');
    const box = await theResult();
    expect(box.getByText(/^For 12,000 people in 9 countries we suggest: Employee Central Payroll in 5/)).toBeVisible();
    expect((await rowOf('Oman')).getByText(/\b330\b.*\b500\b/)).toBeVisible();
    expect(box.getByRole('rowheader', { name: result.summary.total }).closest('tr')).toHaveTextContent('912,000');
    expect(await axeFaults(container)).toEqual([]);
  });
  it('follows a changed headcount', async () => {
    open('#11111DEdw');
    typeInto((await rowOf('Germany')).getByRole('textbox'), '499');
    expect(await (await rowOf('Germany')).findByText('Partner-delivered payroll')).toBeVisible();
  });
  it('is announced once it has settled', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true });
    open('#11111DEdw');
    const sentence = /^For 500 people in 1 country we suggest/;
    expect(await (await theResult()).findByText(sentence)).not.toHaveAttribute('role');
    expect(screen.queryByText(sentence, { selector: '[role=status]' })).toBeNull();
    await act(() => vi.advanceTimersByTimeAsync(1500));
    // On a busy machine React may draw the headline only after the clock was moved, and the pause begins then.
    await screen.findByText(sentence, { selector: '[role=status]' }, { timeout: 5000 });
  });
  it('comes as soon as the network is back', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true });
    vi.stubGlobal('fetch', async () => Promise.reject(new TypeError('offline')));
    open('#11111DEdw');
    await act(() => vi.advanceTimersByTimeAsync(3000));
    expect(screen.queryByRole('table')).toBeNull();
    vi.stubGlobal('fetch', async () => Response.json(words));
    await act(() => vi.advanceTimersByTimeAsync(6000));
    expect((await rowOf('Germany')).getByText('Employee Central Payroll')).toBeVisible();
  });
  it('waits in this tab for the enquiry form, and nothing is sent', async () => {
    open('#11111DEdw');
    const link = (await theResult()).getByRole('link', { name: shared.send });
    link.addEventListener('click', (event) => event.preventDefault());
    fireEvent.click(link);
    expect(link).toHaveAttribute('href', '/contact-us?service=consulting');
    expect(sessionStorage.getItem('dhr-enquiry-message')).toContain('- Germany (500 people): Employee Central Payroll');
  });
});

describe('the address', () => {
  it('holds what was entered', async () => {
    open();
    answerAll();
    enter('Germany', '500');
    await waitFor(() => expect(location.hash).toBe('#11111DEdw'));
  });
  it('is answered politely when it holds nonsense, and the tool begins empty', async () => {
    open('#%%%hello');
    expect(await screen.findByText(shared.unreadable)).toBeVisible();
    expect(screen.getByText(list.empty)).toBeVisible();
    await waitFor(() => expect(location.hash).toBe(''));
  });
  it('keeps the list when a link within the page was followed', async () => {
    open('#11111DEdw');
    await rowOf('Germany');
    const place = document.body.appendChild(document.createElement('div'));
    place.id = 'main';
    location.hash = 'main';
    await waitFor(() => expect(location.hash).toBe('#11111DEdw'));
    expect(screen.queryByText(shared.unreadable)).toBeNull();
    place.remove();
  });
  it('leads back to the list after starting again', async () => {
    open('#11111DEdw');
    fireEvent.click((await theResult()).getByRole('button', { name: shared.startAgain }));
    expect(screen.getByText(shared.startedAgain)).toHaveFocus();
    expect(screen.getByText(list.empty)).toBeVisible();
    expect(location.hash).toBe('');
    history.back();
    await rowOf('Germany');
  });
});
