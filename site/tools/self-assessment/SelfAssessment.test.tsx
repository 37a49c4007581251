// @vitest-environment jsdom
import '@testing-library/jest-dom/vitest';
import { cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { fill } from '../../../common/wording.ts';
import { visit } from '../../../tests/support/components/visitor.ts';
import { assessment as file, toolWords as tools } from '../../../tests/support/tools.ts';
import { SelfAssessment } from './SelfAssessment.tsx';

const { shared } = tools;
const { form, result } = file;

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const open = async (hash = '') => {
  visit(`/tools/self-assessment${hash}`);
  render(<SelfAssessment words={file} />);
  await waitFor(() => expect(document.querySelector('[inert]')).toBeNull());
};
/** Answers the statements of the area on the screen. */
const answer = (...answers: (keyof typeof file.answers)[]) => {
  for (const [n, given] of answers.entries()) {
    const statement = document.querySelectorAll('fieldset')[n];
    if (statement) fireEvent.click(within(statement).getByRole('radio', { name: file.answers[given] }));
  }
};
/** An area by its place, counted from one. */
const labelOf = (n: number) => file.areas[n - 1]?.label ?? '';
const answered = (n: number) => fill(form.progress, { n, all: 24 });
const points = (score: number) => fill(result.score, { score });
const go = (name: string) => fireEvent.click(screen.getByRole('button', { name }));
const theReport = async () => within(await screen.findByRole('region', { name: result.heading }));
const scoreOf = async (n: number) => {
  const table = within((await theReport()).getByRole('region', { name: result.table.caption }));
  return table.getByRole('rowheader', { name: `${n}. ${labelOf(n)}` }).closest('tr');
};

it('unfolds area by area, and leads to the report at the end', async () => {
  await open('#1a');
  await theReport();
  const areas = [...document.querySelectorAll<HTMLDetailsElement>('details:has(fieldset)')];
  expect(areas.map((area) => area.open)).toEqual([true, ...Array(7).fill(false)]);
  fireEvent.click(within(areas[0] ?? document.body).getByRole('button', { name: form.next }));
  expect(areas[1]).toHaveAttribute('open');
  expect(areas[1]?.querySelector('summary')).toHaveFocus();
  go(form.showResult);
  expect(screen.getByRole('heading', { name: result.heading })).toHaveFocus();
});

describe('the report', () => {
  it('scores the areas and names the actions that matter most, each with a page that helps', async () => {
    await open();
    expect(screen.getByText(result.empty)).toBeVisible();
    answer('yes', 'partly', 'no');
    expect(screen.getByText(answered(3))).toBeVisible();
    await waitFor(() => expect(location.hash).toMatch(/^#1a\.b\.c$/));
    expect(await scoreOf(1)).toHaveTextContent(points(57));
    expect(await scoreOf(6)).toHaveTextContent(result.noScore);
    const report = await theReport();
    const denied = file.areas[0]?.statements[2];
    if (!denied) throw new Error('There is no third statement.');
    expect(report.getByText(denied.action)).toBeVisible();
    expect(report.getByRole('link', { name: denied.link })).toHaveAttribute('href', denied.href);
  });
  it('can be copied as a link, or says where the link is', async () => {
    const writeText = vi
      .fn<(text: string) => Promise<void>>()
      .mockResolvedValueOnce()
      .mockRejectedValueOnce(new Error());
    vi.stubGlobal('navigator', { clipboard: { writeText } });
    await open('#1a.b.c');
    fireEvent.click((await theReport()).getByRole('button', { name: shared.copyLink }));
    expect(await screen.findByText(shared.linkCopied)).toBeVisible();
    expect(writeText).toHaveBeenCalledWith(`${location.origin}/tools/self-assessment#1a.b.c`);
    go(shared.copyLink);
    expect(await screen.findByText(shared.linkNotCopied)).toBeVisible();
  });
});
