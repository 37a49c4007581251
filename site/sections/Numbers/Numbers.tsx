import { NumberList } from '../../components/NumberList/NumberList.tsx';
import { SectionFrame } from '../../components/SectionFrame/SectionFrame.tsx';
import type { SectionProps } from '../context.ts';
import type { NumbersData } from './Numbers.schema.ts';

/** Large numerals with a label each. */
export const Numbers = ({ data }: SectionProps<NumbersData>) => (
  <SectionFrame heading={data.heading}>
    <NumberList items={data.items} />
  </SectionFrame>
);
