// @vitest-environment jsdom
import '@testing-library/jest-dom/vitest';
import { cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { fill } from '../../../../common/wording.ts';
import { visit } from '../../../../tests/support/components/visitor.ts';
import { assessment as file, toolWords as tools } from '../../../../tests/support/tools.ts';
import { SelfAssessment } from './SelfAssessment.tsx';

const { shared } = tools;
const { form, result } = file;

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

async function open(hash = '') {
  visit(`/tools/self-assessment${hash}`);
  await show();
}
async function show() {
  render(<SelfAssessment words={file} />);
  await waitFor(() => expect(document.querySelector('[inert]')).toBeNull());
}
function go(name: string) {
  return fireEvent.click(screen.getByRole('button', { name }));
}
async function theReport() {
  return within(await screen.findByRole('region', { name: result.heading }));
}

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

it('counts the choices, keeps them in the address and scores the area', async () => {
  await open();
  expect(screen.getByText(result.empty)).toBeVisible();
  for (const [n, given] of (['yes', 'partly', 'no'] as const).entries()) {
    const statement = document.querySelectorAll('fieldset')[n] ?? document.body;
    fireEvent.click(within(statement).getByRole('radio', { name: file.choices[given] }));
  }
  expect(screen.getByText(fill(form.progress, { n: 3, all: 24 }))).toBeVisible();
  await waitFor(() => expect(location.hash).toBe('#1a.b.c'));
  const rail = within(screen.getByRole('complementary', { name: file.rail.soFar }));
  expect(rail.getByText(fill(result.score, { score: 57 }))).toBeVisible();
  expect((await theReport()).getByRole('table')).toHaveTextContent('57');
});

it('is there again in this browser until it is cleared, and a link of somebody else changes nothing', async () => {
  const progress = (n: number) => screen.getByText(fill(form.progress, { n, all: 24 }));
  await open();
  const statement = document.querySelector('fieldset') ?? document.body;
  fireEvent.click(within(statement).getByRole('radio', { name: file.choices.yes }));
  await waitFor(() => expect(location.hash).toBe('#1a'));
  for (const [hash, n] of [
    ['#1a.b.c', 3],
    ['', 1],
  ] as const) {
    cleanup();
    history.replaceState(null, '', `/tools/self-assessment${hash}`);
    await show();
    expect(progress(n)).toBeVisible();
  }
  const rail = within(screen.getByRole('complementary', { name: file.rail.soFar }));
  const again = rail.getByRole('link', { name: shared.startAgain });
  // jsdom would follow it later.
  again.addEventListener('click', (event) => event.preventDefault());
  fireEvent.click(again);
  expect(localStorage).toHaveLength(0);
});

it('can be copied as a link, or says where the link is', async () => {
  const writeText = vi.fn<(text: string) => Promise<void>>().mockResolvedValueOnce().mockRejectedValueOnce(new Error());
  vi.stubGlobal('navigator', { clipboard: { writeText } });
  await open('#1a.b.c');
  fireEvent.click((await theReport()).getByRole('button', { name: shared.copyLink }));
  expect(await screen.findByText(shared.linkCopied)).toBeVisible();
  expect(writeText).toHaveBeenCalledWith(`${location.origin}/tools/self-assessment#1a.b.c`);
  go(shared.copyLink);
  expect(await screen.findByText(shared.linkNotCopied)).toBeVisible();
});
