import type { SectionContext } from '../content-reader/section-context.ts';

export interface SectionProps<Data> {
  data: Data;
  context: SectionContext;
}
