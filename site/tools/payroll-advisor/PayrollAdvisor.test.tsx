// @vitest-environment jsdom
import '@testing-library/jest-dom/vitest';
import { act, cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { count, fill } from '../../../common/wording.ts';
import { anyNumbers } from '../../../tests/support/any-numbers.ts';
import { leave, pasteInto, press, typeInto, visit } from '../../../tests/support/components/visitor.ts';
import { claims, countryFile, advisorFile as file, toolWords } from '../../../tests/support/tools.ts';
import { readHandedOver } from '../../browser/handed-over.ts';
import { PayrollAdvisor } from './PayrollAdvisor.tsx';
import { packCountries } from './rules/data.ts';
import { advisorWords, answerWords } from './words.ts';

const { list, paste, result, options, questions, counts } = file;
const { shared } = toolWords;
const props = { words: advisorWords(file, toolWords) };
const countries = packCountries(countryFile);
const words = answerWords(file, countryFile, claims, toolWords);
const COUNTRIES = '/tools/countries.json';

const online = () =>
  vi.stubGlobal('fetch', async (address: string) => Response.json(address === COUNTRIES ? countries : words));

// What the page fetches late is there already, so that no test waits for it on a busy machine.
beforeAll(async () => {
  await Promise.all([import('./Answer.tsx'), import('./rules/parse-list.ts')]);
});
beforeEach(() => {
  sessionStorage.clear();
  online();
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
/** The button of an answer, whose hint belongs to its name. */
const choice = (question: string, { label, hint = '' }: { label: string; hint?: string | undefined }) =>
  within(screen.getByRole('group', { name: question })).getByRole('radio', { name: `${label}${hint}` });
const answerAll = () => {
  const { operation, cloud, employeeCentral, currentPayroll } = questions;
  fireEvent.click(choice(operation.label, operation.answers.inHouse));
  fireEvent.click(choice(cloud.label, cloud.answers.ready));
  fireEvent.click(choice(employeeCentral.label, employeeCentral.answers.live));
  fireEvent.click(choice(currentPayroll.label, currentPayroll.answers.erp));
};
const people = (n: number) => count(n, counts.people);
const inCountries = (n: number) => count(n, counts.countries);
const removing = (country: string) => fill(list.remove, { country });
/** The whole result in one sentence, where every country gets Employee Central Payroll. */
const allInTheCloud = (headcount: number, n: number) =>
  fill(result.headline, {
    people: people(headcount),
    countries: inCountries(n),
    parts: fill(result.part, { option: options.ecp.inSentence, countries: inCountries(n) }),
  });
/** A paragraph that holds a sentence among others. */
const holding = (sentence: string) => (text: string) => text.includes(sentence);
const countryField = () => screen.getByRole('combobox', { name: list.country.label });
const peopleField = () => screen.getByRole('textbox', { name: list.headcount.label });
/** Types the beginning of a name, takes the suggestion, types the number, adds the country. */
const enter = async (country: string, headcount: string) => {
  typeInto(countryField(), country);
  await screen.findAllByRole('option');
  press('Enter');
  typeInto(peopleField(), headcount);
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
    await enter('ger', '500');
    expect((await rowOf('Germany')).getByText(options.ecp.label)).toBeVisible();
    expect(screen.getByText(fill(list.added, { country: 'Germany' }))).toBeVisible();
    expect(countryField()).toHaveFocus();
    expect(countryField()).toHaveValue('');
  });
  it('offers what the visitor may mean, takes the one that is pressed, and goes on to the people', async () => {
    open();
    typeInto(countryField(), 'united');
    fireEvent.click(await screen.findByRole('option', { name: 'United Kingdom' }));
    expect(countryField()).toHaveValue('United Kingdom');
    expect(screen.queryByRole('option')).toBeNull();
    expect(peopleField()).toHaveFocus();
  });
  it('moves through the suggestions with the arrow keys and closes them with Escape', async () => {
    open();
    typeInto(countryField(), 'united');
    await screen.findAllByRole('option');
    press('ArrowDown');
    const second = screen.getAllByRole('option')[1];
    expect(second).toHaveAttribute('aria-selected', 'true');
    expect(countryField()).toHaveAttribute('aria-activedescendant', second?.id);
    press('Escape');
    expect(countryField()).toHaveAttribute('aria-expanded', 'false');
    expect(countryField()).toHaveValue('united');
  });
  it('waits for a slow network, and adds the country once', async () => {
    vi.resetModules();
    const { PayrollAdvisor: Fresh } = await import('./PayrollAdvisor.tsx');
    let arrive = () => {};
    const arrived = new Promise<void>((resolve) => {
      arrive = resolve;
    });
    vi.stubGlobal('fetch', async (address: string) => {
      await arrived;
      return Response.json(address === COUNTRIES ? countries : words);
    });
    visit('/tools/payroll-advisor');
    render(<Fresh {...props} />);
    typeInto(countryField(), 'Germany');
    typeInto(peopleField(), '500');
    press('Enter');
    press('Enter');
    arrive();
    expect((await rowOf('Germany')).getByRole('textbox')).toHaveValue('500');
  });
  it('asks before it takes a name that is no country, and keeps its people', async () => {
    open();
    typeInto(countryField(), 'Germny');
    typeInto(peopleField(), '500');
    press('Enter');
    const offered = await screen.findByRole('button', { name: 'Germany?' });
    expect(screen.queryByRole('table')).toBeNull();
    fireEvent.click(offered);
    expect((await rowOf('Germany')).getByRole('textbox')).toHaveValue('500');
    expect(screen.queryByRole('rowheader', { name: /Germny/ })).toBeNull();
  });
  it('reads a whole list that was typed into the field of one country', async () => {
    open();
    typeInto(countryField(), 'United Arab Emirates6000');
    press('Enter');
    expect((await rowOf('United Arab Emirates')).getByRole('textbox')).toHaveValue('6,000');
    expect(countryField()).toHaveValue('');
  });
  it('keeps a name that it does not know where the visitor wants it, marked as to be confirmed', async () => {
    open();
    answerAll();
    typeInto(countryField(), 'Atlantis');
    press('Enter');
    fireEvent.click(await screen.findByRole('button', { name: paste.unsettled.keep }));
    expect((await rowOf(/Atlantis/)).getByText(options.open.label)).toBeVisible();
  });
  it('adds the headcounts of a country that is named twice, and says so', async () => {
    open();
    await enter('India', '300');
    await enter('India', '250');
    expect((await rowOf('India')).getByRole('textbox')).toHaveValue('550');
    expect(screen.getByText(fill(paste.merged, { countries: 'India' }))).toBeVisible();
  });
  it('does not add a country whose headcount it cannot read, and says what to write', async () => {
    open();
    await enter('India', 'many');
    expect(peopleField()).toHaveAccessibleDescription(expect.stringContaining(list.headcount.error));
    expect(peopleField()).toHaveFocus();
    expect(screen.queryByText(fill(list.added, { country: 'India' }))).toBeNull();
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
  it('removes a country and moves the focus to the nearest one, at last to the field of the next', async () => {
    open('#11111IN38oDEdw');
    fireEvent.click((await rowOf('India')).getByRole('button', { name: removing('India') }));
    expect(screen.getByRole('button', { name: removing('Germany') })).toHaveFocus();
    expect(screen.queryByRole('rowheader', { name: 'India' })).toBeNull();
    fireEvent.click(screen.getByRole('button', { name: removing('Germany') }));
    expect(screen.getByText(list.empty)).toBeVisible();
    expect(countryField()).toHaveFocus();
  });
});

describe('a list from a spreadsheet', () => {
  const LIST = 'Country\tPeople\nIndia\t4,200\nDeutschland\t500\nAtlantis\t12\nIndia\t100\nTotal\t4812';

  const readFromBox = (text: string) => {
    fireEvent.change(screen.getByRole('textbox', { name: paste.label }), { target: { value: text } });
    fireEvent.click(screen.getByRole('button', { name: paste.read }));
  };

  it('is read where it is pasted, and what was changed is said', async () => {
    open();
    pasteInto(countryField(), LIST);
    expect((await rowOf('India')).getByRole('textbox')).toHaveValue('4,300');
    expect((await rowOf('Germany')).getByRole('textbox')).toHaveValue('500');
    const done = fill(paste.done, { countries: inCountries(2), people: people(4800) });
    expect(screen.getByText(holding(done))).toHaveTextContent(paste.totals);
  });
  it('keeps in the box what it could not read, with the people who would be missing', async () => {
    open();
    answerAll();
    pasteInto(countryField(), 'UAE 6,000, India 3,200, Germny 500 and 77');
    await rowOf('India');
    expect(screen.getByRole('textbox', { name: paste.label })).toHaveValue('Germny 500\n77');
    expect(screen.getByText(fill(paste.unsettled.missing, { people: people(577) }))).toBeVisible();
    const said = within(await screen.findByRole('region', { name: result.heading }));
    const missing = said.getByText(holding(count(2, paste.unsettled.inResult)));
    expect(missing).toHaveTextContent(people(577));
    expect(within(missing).getByText(paste.unsettled.settle)).toBeVisible();
    fireEvent.click(screen.getByRole('button', { name: 'Germany?' }));
    expect((await rowOf('Germany')).getByRole('textbox')).toHaveValue('500');
    fireEvent.click(screen.getByRole('button', { name: paste.unsettled.leaveOut }));
    await waitFor(() => expect(screen.getByText(paste.open).closest('details')).not.toHaveAttribute('open'));
    expect(missing).not.toBeInTheDocument();
    expect(screen.queryByText(paste.unsettled.settle)).toBeNull();
  });
  it('adds the corrected rest to what was read before', async () => {
    open();
    pasteInto(countryField(), 'Germany 300, Germny 500');
    await rowOf('Germany');
    readFromBox('Germany 500');
    await waitFor(async () => expect((await rowOf('Germany')).getByRole('textbox')).toHaveValue('800'));
  });
  it('counts nobody twice where the whole list is pasted again over its rest', async () => {
    open();
    pasteInto(countryField(), 'UAE 6,000, Germny 500');
    await rowOf('United Arab Emirates');
    readFromBox('UAE 6,000, Germany 500');
    await rowOf('Germany');
    expect((await rowOf('United Arab Emirates')).getByRole('textbox')).toHaveValue('6,000');
  });
  it('keeps what an earlier list left open when another list follows', async () => {
    open();
    pasteInto(countryField(), 'Germny 500');
    expect(await screen.findByRole('button', { name: 'Germany?' })).toBeVisible();
    pasteInto(countryField(), 'India 20, Omann 30');
    await rowOf('India');
    expect(screen.getByRole('textbox', { name: paste.label })).toHaveValue('Germny 500\nOmann 30');
  });
  it('settles the same misspelling twice, and leaves one number for two countries to the visitor', async () => {
    open();
    pasteInto(countryField(), 'Germny 500\nGermny 500\nUAE and Oman 300\nIndia 1');
    await rowOf('India');
    expect(screen.getByText(paste.unsettled.shared)).toBeVisible();
    for (let left = 2; left > 0; left -= 1) {
      const [button] = screen.getAllByRole('button', { name: 'Germany?' });
      if (button) fireEvent.click(button);
    }
    expect((await rowOf('Germany')).getByRole('textbox')).toHaveValue('1,000');
    expect(screen.getByRole('textbox', { name: paste.label })).toHaveValue('UAE and Oman 300');
  });
  it('may be pasted again after a correction', async () => {
    open('#11111IN38oDEdw');
    await rowOf('India');
    pasteInto(countryField(), 'India\t10\nOman\t20');
    await rowOf('Oman');
    expect(screen.getByText(holding(fill(paste.replaced, { countries: 'India' })))).toBeVisible();
    expect((await rowOf('India')).getByRole('textbox')).toHaveValue('10');
    expect((await rowOf('Germany')).getByRole('textbox')).toHaveValue('500');
  });
  it('changes nothing when it holds no country', async () => {
    open('#11111DEdw');
    await rowOf('Germany');
    pasteInto(countryField(), '--\n--\n--');
    expect(await screen.findByText(paste.nothing)).toBeVisible();
    expect((await rowOf('Germany')).getByRole('textbox')).toHaveValue('500');
  });
});

describe('the result', () => {
  it('lists every open question at once, each with a link to its answer', async () => {
    Element.prototype.scrollIntoView = () => undefined;
    open('#10000IN');
    const box = await theResult();
    const link = (name: string) => box.getByRole('link', { name });
    for (const { label } of Object.values(questions)) expect(link(label)).toBeVisible();
    fireEvent.click(link(questions.cloud.label));
    expect(choice(questions.cloud.label, questions.cloud.answers.ready)).toHaveFocus();
    fireEvent.click(link(fill(file.open.headcount, { country: 'India' })));
    expect((await rowOf('India')).getByRole('textbox')).toHaveFocus();
  });
  it('says that it came with the address, and of which day it is', async () => {
    open('#2g111111IN38oDEdw');
    const what = `${inCountries(2)}, ${people(4700)}`;
    const line = (await theResult()).getByText(fill(shared.opened, { date: '16 November 2026', what }));
    expect(line).toBeVisible();
    typeInto((await rowOf('Germany')).getByRole('textbox'), '499');
    await waitFor(() => expect(line).not.toBeInTheDocument());
  });
  it('orders the countries in waves and gives a band of effort, both marked as our suggestion', async () => {
    open('#11111IN38oDEdwKEu');
    const box = await theResult();
    expect(box.getByText(file.plan.mark)).toBeVisible();
    expect(box.getByText(fill(file.plan.wave, { n: 1 })).closest('li')).toHaveTextContent('Germany');
    expect(box.getByText(file.plan.alongside).closest('li')).toHaveTextContent('Kenya');
    expect(box.getByText(file.effort.mark)).toBeVisible();
    expect(box.getByText(anyNumbers(file.effort.headline))).toBeVisible();
  });
  it('gives every country a route and a reason, and says the whole in one sentence', async () => {
    open('#11111IN40gAE14aDEdwGB8cSAukSG5kUS25sOM96PH3c');
    const box = await theResult();
    expect(box.getByText(allInTheCloud(12_000, 9))).toBeVisible();
    const { reason } = file.rules.beside;
    const why = fill(reason, { people: people(330), bigger: fill(file.bigger, { n: 5 }) });
    expect((await rowOf('Oman')).getByText(holding(why))).toBeVisible();
    expect(box.getByRole('rowheader', { name: result.summary.total }).closest('tr')).toHaveTextContent('912,000');
  });
  it('is announced once it has settled, and no longer once the list is empty', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true });
    open('#11111DEdw');
    const sentence = allInTheCloud(500, 1);
    expect(await (await theResult()).findByText(sentence)).not.toHaveAttribute('role');
    expect(screen.queryByText(sentence, { selector: '[role=status]' })).toBeNull();
    await act(() => vi.advanceTimersByTimeAsync(1500));
    // On a busy machine React may draw the headline only after the clock was moved, and the pause begins then.
    const announced = await screen.findByText(sentence, { selector: '[role=status]' }, { timeout: 5000 });
    fireEvent.click(screen.getByRole('button', { name: list.clear }));
    expect(countryField()).toHaveFocus();
    await waitFor(() => expect(announced).toBeEmptyDOMElement(), { timeout: 5000 });
  });
  it('comes as soon as the network is back', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true });
    vi.stubGlobal('fetch', async () => Promise.reject(new TypeError('offline')));
    open('#11111DEdw');
    await act(() => vi.advanceTimersByTimeAsync(3000));
    expect(screen.queryByRole('table')).toBeNull();
    online();
    await act(() => vi.advanceTimersByTimeAsync(20_000));
    expect((await rowOf('Germany')).getByText(options.ecp.label)).toBeVisible();
  });
  it('waits in this tab for the enquiry form, and nothing is sent', async () => {
    open('#11111DEdw');
    const link = (await theResult()).getByRole('link', { name: shared.send });
    link.addEventListener('click', (event) => event.preventDefault());
    fireEvent.click(link);
    expect(link).toHaveAttribute('href', `/contact-us?service=${file.handOver.service}`);
    const row = fill(file.handOver.row, { country: 'Germany', people: people(500), option: options.ecp.label });
    expect(readHandedOver()[0]?.text.split('\n')).toContain(row);
  });
});

describe('the address', () => {
  it('holds what was entered', async () => {
    open();
    answerAll();
    await enter('Germany', '500');
    await waitFor(() => expect(location.hash).toMatch(/^#2\w{3}1111DEdw$/));
  });
  it('makes one row of a country that it names twice', async () => {
    open('#11111IN5DEdwIN7');
    expect((await rowOf('India')).getByRole('textbox')).toHaveValue('12');
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
  it('begins without the rest of the list before', async () => {
    open();
    pasteInto(countryField(), 'Germany 300, Omann 20');
    const again = (await theResult()).getByRole('button', { name: shared.startAgain });
    const done = holding(fill(paste.done, { countries: inCountries(1), people: people(300) }));
    expect(screen.getByText(done)).toBeVisible();
    fireEvent.click(again);
    expect(screen.getByLabelText(paste.label)).toHaveValue('');
    expect(screen.queryByText(done)).toBeNull();
    expect(screen.queryByRole('button', { name: 'Oman?' })).toBeNull();
  });
});
