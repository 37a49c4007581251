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
const readNext = [{ label: 'How we deliver', href: '/how-we-deliver' }];
function widths(sections: Section[], layout: 'rail' | 'side') {
  return runsOf({ sections, layout }).map(({ width }) => width);
}

describe('the runs of a page', () => {
  it('keep the order of the file, with adjacent text together', () => {
    const runs = runsOf({ sections: [intro, text, table, text, text], layout: 'rail', readNext });
    expect(runs.map(({ width, sections }) => [width, sections.length])).toEqual([
      ['text', 2],
      ['wide', 1],
      ['text', 2],
    ]);
    const [first, , last] = runs;
    expect(first?.margin.contents?.map(({ id }) => id)).toContain('before-and-after');
    expect([first?.margin.readNext, last?.margin.readNext]).toEqual([undefined, readNext]);
  });

  it('let statements and phases bleed only where there is no side navigation', () => {
    expect(widths([statement, phases], 'rail')).toEqual(['band', 'band']);
    expect(widths([statement, phases], 'side')).toEqual(['text', 'wide']);
  });

  it('move a list for the margin next to the text before it', () => {
    const [run] = runsOf({ sections: [intro, measures], layout: 'side' });
    expect(run?.sections).toEqual([intro]);
    expect(run?.margin.lists).toEqual([measures]);
  });
});

it('"on this page" names the headings by the addresses they have, without remarks and what is in the margin', () => {
  const note: Section = { kind: 'note', heading: 'Remember', text: 'Test it.' };
  expect(contentsOf([intro, text, note, table, measures])).toEqual([
    { id: 'what-we-do', heading: 'What we do' },
    { id: 'before-and-after', heading: 'Before and after' },
  ]);
});
