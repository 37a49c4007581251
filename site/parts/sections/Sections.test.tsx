// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { exampleProof, onPage } from '../../../tests/support/examples/context.ts';
import { type Section, sectionSchema } from '../../schemas/sections/sections.ts';
import { Sections } from './Sections.tsx';
import type { SectionContext } from './section-context.ts';

afterEach(cleanup);
function show(sections: readonly Section[], context: Partial<SectionContext> = {}) {
  return render(<Sections sections={sections} context={onPage({}, context).context} />).container;
}

describe('the sections of a page', () => {
  const text: Section = { kind: 'text', heading: 'What we do', text: 'We advise.' };
  const download: Section = {
    kind: 'download',
    heading: 'Take it with you',
    text: 'One page.',
    button: 'Download',
    href: '/downloads/hub.pdf',
  };

  it('are shown in the order of the file and can be linked to by their headings', () => {
    show([text, download]);
    const headings = screen.getAllByRole('heading', { level: 2 }).map(({ id, textContent }) => [id, textContent]);
    expect(headings).toEqual([
      ['what-we-do', 'What we do'],
      ['take-it-with-you', 'Take it with you'],
    ]);
  });

  it('draw a gate after each step that ends at a question, and none where no step does', () => {
    const steps = [
      { name: 'Prepare', text: 'We set up the team.', gate: 'Is everyone ready?' },
      { name: 'Run', text: 'Your team takes over.' },
    ];
    const data = { kind: 'steps', heading: 'Phases', across: true, steps } as const;
    const drawn = show([data]);
    expect([...drawn.querySelectorAll('[data-gate]')].map((step) => step.textContent)).toEqual([
      'PrepareWe set up the team.Is everyone ready?',
    ]);
    expect(drawn.querySelectorAll('svg')).toHaveLength(steps.length);
    cleanup();
    expect(show([{ ...data, steps: steps.map(({ gate: _, ...step }) => step) }]).querySelector('svg')).toBeNull();
  });

  it('open the first answer, and have the others in the page without a script', () => {
    const items = [
      { question: 'Can we keep our payroll?', answer: 'Yes. **Employee Central** sends it what it needs.' },
      { question: 'Who does the testing?', answer: 'You test what you know best.' },
    ];
    const answers = [...show([{ kind: 'questions', heading: 'Questions', items }]).querySelectorAll('details')];
    expect(answers.map(({ open }) => open)).toEqual([true, false]);
    expect(answers[0]?.querySelector('strong')?.textContent).toBe('Employee Central');
    expect(answers[1]?.textContent).toContain('You test what you know best.');
  });
});

/** No page shows these until the owner has filled them in. */
it.each([
  ['people', 'Example certificate, 31 January 2026'],
  ['references', 'Named with the client’s permission, given on 15 November 2026'],
  ['credentials', 'Example institute, 31 January 2026'],
  ['facts', 'Languages: Arabic, English and Hindi.'],
  ['press', 'press@dhr.example'],
] as const)('proof shows %s with what can be checked', (of, words) => {
  const proof = show([{ kind: 'proof', heading: 'What you can check', of }], { proof: exampleProof });
  expect(proof.textContent).toContain(words);
});

it.each([
  [{ kind: 'faq', heading: 'Questions' }, 'has an unknown kind: use one of the kinds listed in content/README.md'],
  [
    { kind: 'comparison', heading: 'Pay', columns: ['Step', 'Then', 'Now'], rows: [{ cells: ['Cut-off', '3'] }] },
    'must have 3 entries, one for each column, and has 2: add or remove some',
  ],
])('an editor is told what is wrong with %o', (section, message) => {
  expect(sectionSchema.safeParse(section).error?.issues.map((issue) => issue.message)).toEqual([message]);
});
