// @vitest-environment jsdom
import '@testing-library/jest-dom/vitest';
import { act, cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { visit } from '../../../testing/components/visitor.ts';
import { readTool } from '../parts/example-files.ts';
import { assessmentProps, reportWords } from './props.ts';
import { SelfAssessment } from './SelfAssessment.tsx';

const file = readTool('selfAssessment');
const tools = readTool('tools');
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
  return render(<SelfAssessment {...assessmentProps(file, tools)} />);
};
/** Answers the statements of the area on the screen. */
const answer = (...answers: string[]) => {
  for (const [n, name] of answers.entries()) {
    const statement = screen.getAllByRole('group')[n];
    if (statement) fireEvent.click(within(statement).getByRole('radio', { name }));
  }
};
const go = (name: string) => fireEvent.click(screen.getByRole('button', { name }));
const theReport = async () => within(await screen.findByRole('region', { name: result.heading }));
const scoreOf = async (area: RegExp) => {
  const table = within((await theReport()).getByRole('region', { name: result.table.caption }));
  return table.getByRole('rowheader', { name: area }).closest('tr');
};

describe('answering', () => {
  it('shows one area at a time and moves on to the next heading', () => {
    open();
    expect(screen.getAllByRole('group')).toHaveLength(3);
    go(form.next);
    expect(screen.getByRole('heading', { name: 'Area 2 of 8: Processes and documentation' })).toHaveFocus();
    go(form.back);
    expect(screen.getByRole('heading', { name: 'Area 1 of 8: Data and organisation' })).toHaveFocus();
  });
  it('goes to any area by its bead', () => {
    open();
    go('Area 6 of 8: Release adoption');
    expect(screen.getByRole('heading', { name: 'Area 6 of 8: Release adoption' })).toHaveFocus();
    expect(screen.getByRole('button', { name: 'Area 6 of 8: Release adoption' })).toHaveAttribute(
      'aria-current',
      'step',
    );
  });
  it('ends with the report', async () => {
    open('#1a');
    await theReport();
    go('Area 8 of 8: People and change');
    go(form.showResult);
    expect(screen.getByRole('heading', { name: result.heading })).toHaveFocus();
  });
  it('says how many statements are answered', () => {
    open();
    answer('Yes', 'Partly');
    expect(screen.getByText('2 of 24 answered')).toBeVisible();
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
    answer('Yes', 'Partly', 'No');
    expect(await scoreOf(/Data and organisation/)).toHaveTextContent('57 of 100');
    expect(await scoreOf(/Release adoption/)).toHaveTextContent(result.noScore);
    const report = await theReport();
    expect(report.getByText(/^Count the records of leavers/)).toBeVisible();
    expect(report.getByRole('link', { name: 'Data migration' })).toHaveAttribute('href', '/services/data-migration');
  });
  it('speaks of a dated change as past from its day on', async () => {
    open('#1..jm');
    const report = await theReport();
    expect(report.getAllByText(/^13 November 2026 was the planned end of basic authentication/)).not.toHaveLength(0);
    expect(report.getAllByText(/^Planned for 20 November 2026/)).not.toHaveLength(0);
  });
  it('speaks of the same change as planned the day before', async () => {
    vi.setSystemTime(new Date('2026-11-12T12:00:00Z'));
    open('#1..m');
    expect((await theReport()).getAllByText(/^Planned for 13 November 2026/)).not.toHaveLength(0);
  });
  it('comes as soon as the network is back', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true });
    vi.stubGlobal('fetch', async () => Promise.reject(new TypeError('offline')));
    open();
    answer('Yes');
    await act(() => vi.advanceTimersByTimeAsync(3000));
    expect(screen.getByText('1 of 24 answered')).toBeVisible();
    expect(screen.getByText(result.empty)).toBeVisible();
    vi.stubGlobal('fetch', async () => Response.json(reportWords(file, tools)));
    await act(() => vi.advanceTimersByTimeAsync(6000));
    expect(await scoreOf(/Data and organisation/)).toHaveTextContent('100 of 100');
  });
});

describe('keeping the answers', () => {
  it('finds them again after a reload', async () => {
    const { unmount } = open();
    answer('Yes', 'Partly', 'No');
    await waitFor(() => expect(location.hash).toMatch(/^#2\w{3}a\.b\.c$/));
    unmount();
    open('#1a.b.c');
    expect(await scoreOf(/Data and organisation/)).toHaveTextContent('57 of 100');
    expect(screen.getByRole('heading', { name: /^Area 2 of 8/ })).toBeVisible();
  });
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
    expect(screen.getByText(/^Printed on 15 November 2026\. From http.*#1a\.b\.c$/)).toBeInTheDocument();
  });
  it('leaves the report for the enquiry form', async () => {
    open('#1a.b.c');
    const link = (await theReport()).getByRole('link', { name: shared.send });
    link.addEventListener('click', (event) => event.preventDefault());
    fireEvent.click(link);
    expect(link).toHaveAttribute('href', '/contact-us?service=consulting');
    expect(sessionStorage.getItem('dhr-enquiry-results')).toContain('- Data and organisation: 57');
  });
});
