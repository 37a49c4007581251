import { headingId } from '../../../common/text.ts';
import { draw } from '../../figures/figures.ts';
import { Lattice } from '../../figures/Lattice.tsx';
import { SectionFrame } from '../SectionFrame.tsx';
import type { SectionProps } from '../section-context.ts';

/** Cells with a figure each. */
export const Values = ({ data, context: { motif } }: SectionProps<'values'>) => (
  <SectionFrame heading={data.heading} intro={data.intro}>
    <Lattice tiles={data.items.map((item) => ({ ...item, drawing: draw({ seed: headingId(item.title), motif }) }))} />
  </SectionFrame>
);
