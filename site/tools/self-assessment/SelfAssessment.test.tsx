// @vitest-environment jsdom
import '@testing-library/jest-dom/vitest';
import { cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { fill } from '../../../common/wording.ts';
import { visit } from '../../../tests/support/components/visitor.ts';
import { assessmentFile as file, toolWords as tools } from '../../../tests/support/tools.ts';
import { readHandedOver } from '../../browser/handed-over.ts';
import { SelfAssessment } from './SelfAssessment.tsx';
import { assessmentWords, reportWords } from './words.ts';

const { shared } = tools;
const { form, result } = file;

beforeEach(() => {
  sessionStorage.clear();
  vi.useFakeTimers({ now: new Date('2026-11-15T12:00:00Z'), toFake: ['Date'] });
  vi.stubGlobal('fetch', async () => Response.json(reportWords(file, tools)));
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const open = (hash = '') => {
  visit(`/tools/self-assessment${hash}`);
  return render(<SelfAssessment words={assessmentWords(file, tools)} />);
};
/** Answers the statements of the area on the screen. */
const answer = (...answers: (keyof typeof file.answers)[]) => {
  for (const [n, given] of answers.entries()) {
    const statement = screen.getAllByRole('group')[n];
    if (statement) fireEvent.click(within(statement).getByRole('radio', { name: file.answers[given] }));
  }
};
/** An area by its place, counted from one. */
const labelOf = (n: number) => file.areas[n - 1]?.label ?? '';
const nameOf = (n: number) => fill(form.area, { n, all: 8, area: labelOf(n) });
const answered = (n: number) => fill(form.progress, { n, all: 24 });
const points = (score: number) => fill(result.score, { score });
const changeOf = (name: string) => {
  const change = file.changes[name];
  if (!change) throw new Error(`${name} is not among the changes.`);
  return change;
};
const go = (name: string) => fireEvent.click(screen.getByRole('button', { name }));
const theReport = async () => within(await screen.findByRole('region', { name: result.heading }));
const scoreOf = async (n: number) => {
  const table = within((await theReport()).getByRole('region', { name: result.table.caption }));
  return table.getByRole('rowheader', { name: `${n}. ${labelOf(n)}` }).closest('tr');
};

describe('answering', () => {
  it('shows one area at a time and moves to the heading of any other', () => {
    open();
    expect(screen.getAllByRole('group')).toHaveLength(3);
    go(form.next);
    expect(screen.getByRole('heading', { name: nameOf(2) })).toHaveFocus();
    go(form.back);
    expect(screen.getByRole('heading', { name: nameOf(1) })).toHaveFocus();
    go(nameOf(6));
    expect(screen.getByRole('heading', { name: nameOf(6) })).toHaveFocus();
    expect(screen.getByRole('button', { name: nameOf(6) })).toHaveAttribute('aria-current', 'step');
  });
  it('ends with the report', async () => {
    open('#1a');
    await theReport();
    go(nameOf(8));
    go(form.showResult);
    expect(screen.getByRole('heading', { name: result.heading })).toHaveFocus();
  });
});

describe('the report', () => {
  it('waits for the first answer', () => {
    open();
    expect(screen.getByText(result.empty)).toBeVisible();
    expect(screen.queryByRole('table')).toBeNull();
  });
  it('scores the areas and names the actions that matter most, each with a page that helps', async () => {
    open();
    answer('yes', 'partly', 'no');
    expect(screen.getByText(answered(3))).toBeVisible();
    await waitFor(() => expect(location.hash).toMatch(/^#2\w{3}a\.b\.c$/));
    expect(await scoreOf(1)).toHaveTextContent(points(57));
    expect(await scoreOf(6)).toHaveTextContent(result.noScore);
    const report = await theReport();
    const denied = file.areas[0]?.statements[2];
    if (!denied) throw new Error('There is no third statement.');
    expect(report.getByText(denied.action)).toBeVisible();
    expect(report.getByRole('link', { name: denied.link })).toHaveAttribute('href', denied.href);
  });
  it('speaks of a dated change as past from its day on', async () => {
    open('#1..jm');
    const report = await theReport();
    expect(report.getAllByText(changeOf('cloudIdentity').after)).not.toHaveLength(0);
    expect(report.queryAllByText(changeOf('cloudIdentity').before)).toHaveLength(0);
    expect(report.getAllByText(changeOf('employeeCentralBasicAuth').before)).not.toHaveLength(0);
  });
});

describe('keeping the answers', () => {
  it('says so when the address cannot be read', () => {
    open('#0');
    expect(screen.getByText(shared.unreadable)).toBeVisible();
  });
  it('copies the link, or says where it stands', async () => {
    const writeText = vi
      .fn<(text: string) => Promise<void>>()
      .mockResolvedValueOnce()
      .mockRejectedValueOnce(new Error());
    vi.stubGlobal('navigator', { clipboard: { writeText } });
    open('#1a.b.c');
    fireEvent.click((await theReport()).getByRole('button', { name: shared.copyLink }));
    expect(await screen.findByText(shared.linkCopied)).toBeVisible();
    expect(writeText).toHaveBeenCalledWith(`${location.origin}/tools/self-assessment#1a.b.c`);
    go(shared.copyLink);
    expect(await screen.findByText(shared.linkNotCopied)).toBeVisible();
  });
  it('prints the report with its day and its address', async () => {
    const print = vi.fn();
    vi.stubGlobal('print', print);
    open('#1a.b.c');
    fireEvent.click((await theReport()).getByRole('button', { name: shared.print }));
    expect(print).toHaveBeenCalledOnce();
    const day = fill(shared.printedOn, { date: '15 November 2026' });
    const from = fill(shared.printedFrom, { link: `${location.origin}/tools/self-assessment#1a.b.c` });
    expect(screen.getByText(`${day}. ${from}`)).toBeInTheDocument();
  });
  it('leaves the report for the enquiry form', async () => {
    open('#1a.b.c');
    const link = (await theReport()).getByRole('link', { name: shared.send });
    link.addEventListener('click', (event) => event.preventDefault());
    fireEvent.click(link);
    expect(link).toHaveAttribute('href', `/contact-us?service=${file.handOver.service}`);
    const line = fill(file.handOver.area, { area: labelOf(1), score: 57 });
    expect(readHandedOver()[0]?.text.split('\n')).toContain(line);
  });
});
