import { headingId } from '../../../common/text.ts';
import type { Section, SectionOf } from '../../schemas/sections/sections.ts';
import type { AllProof } from './section-context.ts';

/** rail: headings hang next to the text. side: the navigation of an area takes that place. */
type Layout = 'rail' | 'side';

/** The facts that the owner has given. */
export function factsOf({ facts }: AllProof): { label: string; value: string }[] {
  return Object.values(facts).flatMap(({ label, value }) => (value ? [{ label, value }] : []));
}

/** The sections that have something to show: proof may still be missing. */
export function withoutEmptyProof(sections: readonly Section[], proof: AllProof): Section[] {
  return sections.filter((section) => {
    if (section.kind !== 'proof') return true;
    if (section.of === 'press') return proof.press !== null;
    return (section.of === 'facts' ? factsOf(proof) : (proof[section.of] ?? [])).length > 0;
  });
}

type Contents = readonly { id: string; heading: string }[];
type ReadNext = readonly { label: string; href: string }[] | undefined;

/** Sections of one width: the text column with its margin, the whole grid, or the window. */
export interface Run {
  width: 'text' | 'wide' | 'band';
  sections: Section[];
  /** In the margin: the contents with the first text, further reading with the last. */
  margin: { lists: SectionOf<'list'>[]; contents?: Contents; readNext?: ReadNext };
}

function widthOf(section: Section, layout: Layout): Run['width'] {
  const { kind } = section;
  if (kind === 'comparison' || kind === 'packages' || kind === 'values' || kind === 'payday')
    return 'wide';
  if (kind === 'statement' && layout === 'rail') return 'band';
  if (kind === 'steps' && section.across) return layout === 'rail' ? 'band' : 'wide';
  return 'text';
}

/** The entries of "On this page": headings that can be linked to. Remarks follow what precedes. */
export function contentsOf(sections: readonly Section[]): Contents {
  return sections.flatMap((section) => {
    if (section.kind === 'note' || !('heading' in section) || !section.heading) return [];
    if (section.kind === 'list' && section.margin) return [];
    return [{ id: headingId(section.heading), heading: section.heading }];
  });
}

interface PageParts {
  sections: readonly Section[];
  layout: Layout;
  readNext?: ReadNext;
  /** Parts that the page shows in addition to its sections. */
  more?: Contents;
}

export function runsOf({ sections, layout, readNext, more = [] }: PageParts): Run[] {
  const runs: Run[] = [];
  for (const section of sections) {
    const width = widthOf(section, layout);
    const last = runs.at(-1);
    const isMargin = section.kind === 'list' && section.margin;
    if (isMargin && last?.width === 'text') last.margin.lists.push(section);
    else if (width === 'text' && last?.width === 'text') last.sections.push(section);
    else runs.push({ width, sections: [section], margin: { lists: [] } });
  }
  const texts = runs.filter(({ width }) => width === 'text');
  Object.assign(texts[0]?.margin ?? {}, { contents: [...contentsOf(sections), ...more] });
  Object.assign(texts.at(-1)?.margin ?? {}, { readNext });
  return runs;
}
