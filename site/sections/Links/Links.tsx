import { SectionFrame } from '../SectionFrame.tsx';
import type { SectionProps } from '../section-context.ts';
import { LinkRows } from './LinkRows.tsx';

/** Links to other pages. */
export const Links = ({ data }: SectionProps<'links'>) => (
  <SectionFrame heading={data.heading} intro={data.intro}>
    <LinkRows links={data.links} />
  </SectionFrame>
);
