import { describe, expect, it } from 'vitest';
import { runsOf } from '../sections/runs.ts';
import type { Section } from '../sections/schema.ts';
import { marginsOf } from './margins.ts';

const intro: Section = { kind: 'intro', text: 'Core HR.' };
const text: Section = { kind: 'text', heading: 'What we do', text: 'We advise.' };
const table: Section = {
  kind: 'comparison',
  heading: 'Before and after',
  columns: ['Fact', 'Before'],
  rows: [{ cells: ['Name', 'A file'] }],
};
const contents = [{ id: 'what-we-do', heading: 'What we do' }];
const next = { heading: 'Next step', links: [{ label: 'Ask us', href: '/contact-us' }] };
const later = { heading: 'Read next', links: [{ label: 'How we deliver', href: '/how-we-deliver' }] };
const names = (sections: Section[]) =>
  marginsOf(runsOf(sections, 'rail'), { contents, facts: undefined, next, later }).map((parts) =>
    parts
      ? [parts.contents && 'contents', ...(parts.ways ?? []).map((way) => way?.heading)].filter(Boolean).join(', ')
      : '',
  );

describe('the margins of a page', () => {
  it('are next to the first text, and what to read next is next to the last', () => {
    expect(names([intro, text, table, text])).toEqual(['contents, Next step', '', 'Read next']);
  });

  it('hold all of it where there is one text only', () => {
    expect(names([intro, text])).toEqual(['contents, Next step, Read next']);
  });

  it('wait with the next step where the first text is only an introduction', () => {
    expect(names([intro, table, text, table, text])).toEqual(['contents', '', 'Next step', '', 'Read next']);
  });
});
