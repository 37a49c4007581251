import { SectionFrame } from '../../components/SectionFrame/SectionFrame.tsx';
import { Thread } from '../../components/Thread/Thread.tsx';
import type { SectionProps } from '../context.ts';
import type { StepsData } from './Steps.schema.ts';

/** Steps or phases on one braid, in their order. */
export const Steps = ({ data }: SectionProps<StepsData>) => (
  <SectionFrame heading={data.heading} intro={data.intro}>
    <Thread items={data.steps} />
  </SectionFrame>
);
