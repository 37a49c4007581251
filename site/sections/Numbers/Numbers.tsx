import type { SectionProps } from '../context.ts';
import { SectionFrame } from '../SectionFrame.tsx';
import { NumberList } from './NumberList.tsx';
import type { NumbersData } from './Numbers.schema.ts';

/** Large numerals with a label each. */
export const Numbers = ({ data }: SectionProps<NumbersData>) => (
  <SectionFrame heading={data.heading}>
    <NumberList items={data.items} />
  </SectionFrame>
);
