import type { SectionContext } from './section-context.ts';

export interface SectionProps<Data> {
  data: Data;
  context: SectionContext;
}
