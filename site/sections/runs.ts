import { headingId } from '../../common/text.ts';
import type { AllProof } from '../proof/proof.ts';
import type { Section, SectionOf } from './schema.ts';

/** rail: headings hang next to the text. side: the navigation of an area takes that place. */
export type Layout = 'rail' | 'side';

/** The sections that have something to show: proof may still be missing. */
export const withoutEmptyProof = (sections: readonly Section[], proof: AllProof): Section[] =>
  sections.filter((section) => {
    if (section.kind !== 'proof') return true;
    return section.of === 'press' ? proof.press !== null : (proof[section.of] ?? []).length > 0;
  });

/** Sections that share one width: the text column with its margin, the whole grid, or the whole window. */
export interface Run {
  width: 'text' | 'wide' | 'band';
  sections: Section[];
  /** Short lists in the margin of the text. */
  margin: SectionOf<'list'>[];
}

const widthOf = (section: Section, layout: Layout): Run['width'] => {
  const { kind } = section;
  if (kind === 'comparison' || kind === 'packages' || kind === 'values') return 'wide';
  if (kind === 'statement' && layout === 'rail') return 'band';
  if (kind === 'steps' && section.across) return layout === 'rail' ? 'band' : 'wide';
  return 'text';
};

/** The sections of a page in their order, those of one width together. */
export const runsOf = (sections: readonly Section[], layout: Layout): Run[] => {
  const runs: Run[] = [];
  for (const section of sections) {
    const width = widthOf(section, layout);
    const last = runs.at(-1);
    const isMargin = section.kind === 'list' && section.margin;
    if (isMargin && last?.width === 'text') last.margin.push(section);
    else if (width === 'text' && last?.width === 'text') last.sections.push(section);
    else runs.push({ width, sections: [section], margin: [] });
  }
  return runs;
};

/** What "On this page" lists: the headings that can be linked to. Remarks belong to what precedes them. */
export const contentsOf = (sections: readonly Section[]): { id: string; heading: string }[] =>
  sections.flatMap((section) => {
    if (section.kind === 'note' || !('heading' in section) || !section.heading) return [];
    if (section.kind === 'list' && section.margin) return [];
    return [{ id: headingId(section.heading), heading: section.heading }];
  });
