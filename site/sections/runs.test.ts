import { describe, expect, it } from 'vitest';
import { contentsOf, runsOf } from './runs.ts';
import type { Section } from './schema.ts';

const intro: Section = { kind: 'intro', text: 'Core HR in the cloud.' };
const text: Section = { kind: 'text', heading: 'What we do', text: 'We advise.' };
const table: Section = {
  kind: 'comparison',
  heading: 'Before and after',
  columns: ['Fact', 'Before'],
  rows: [{ cells: ['Name', 'A file'] }],
};
const phases: Section = {
  kind: 'steps',
  heading: 'Phases',
  across: true,
  steps: [
    { name: 'Prepare', text: 'We plan.' },
    { name: 'Run', text: 'You run it.' },
  ],
};
const statement: Section = { kind: 'statement', heading: 'Our mission', text: 'Pay people correctly.' };
const measures: Section = { kind: 'list', heading: 'What to measure', margin: true, items: ['Days', 'Errors'] };
const needs: Section = {
  kind: 'list',
  heading: 'What we need',
  items: ['**A sponsor.** Decides.', '**An owner.** Knows.', '**Time.** Yours.', '**Data.** Early.'],
};
const widths = (sections: Section[], layout: 'rail' | 'side') => runsOf(sections, layout).map(({ width }) => width);

describe('the runs of a page', () => {
  it('keep the order of the file, with text beside text', () => {
    const runs = runsOf([intro, text, table, text, text], 'rail');
    expect(runs.map(({ width, sections }) => [width, sections.length])).toEqual([
      ['text', 2],
      ['wide', 1],
      ['text', 2],
    ]);
  });

  it('let statements and phases bleed only where no side navigation stands beside them', () => {
    expect(widths([statement, phases], 'rail')).toEqual(['band', 'band']);
    expect(widths([statement, phases], 'side')).toEqual(['text', 'wide']);
  });

  it('set a list of named items across the page', () => {
    expect(widths([intro, needs], 'rail')).toEqual(['text', 'wide']);
    expect(widths([intro, needs], 'side')).toEqual(['text', 'wide']);
  });

  it('set many links, and many rows with figures, two beside each other in an area', () => {
    const way = (n: number) => ({ label: `Way ${n}`, href: `/way-${n}` });
    const links: Section = { kind: 'links', heading: 'Choose', links: [1, 2, 3, 4].map(way) };
    const row = (n: number) => ({ term: `Check ${n}`, text: 'We look.' });
    const rows: Section = { kind: 'rows', heading: 'Checks', figures: true, rows: [1, 2, 3, 4].map(row) };
    expect(widths([links, text, rows], 'side')).toEqual(['wide', 'text', 'wide']);
    expect(widths([links, text, rows], 'rail')).toEqual(['text']);
    expect(
      widths(
        [
          { ...links, links: [1, 2, 3].map(way) },
          { ...rows, figures: false },
        ],
        'side',
      ),
    ).toEqual(['text']);
  });

  it('move a list for the margin beside the text before it', () => {
    const [run] = runsOf([intro, measures], 'side');
    expect(run?.sections).toEqual([intro]);
    expect(run?.margin).toEqual([measures]);
  });
});

describe('on this page', () => {
  it('names the headings by the addresses they have, without remarks and what stands in the margin', () => {
    const note: Section = { kind: 'note', heading: 'Remember', text: 'Test it.' };
    expect(contentsOf([intro, text, note, table, measures])).toEqual([
      { id: 'what-we-do', heading: 'What we do' },
      { id: 'before-and-after', heading: 'Before and after' },
    ]);
  });
});
