import { headingId } from '../../../common/text.ts';
import { draw } from '../../figures/figures.ts';
import { Lattice } from '../../figures/Lattice.tsx';
import { SectionFrame } from '../SectionFrame.tsx';
import type { SectionProps } from '../section-context.ts';

/** Cells with a figure each. */
export const Values = ({ data, context }: SectionProps<'values'>) => (
  <SectionFrame heading={data.heading}>
    <Lattice
      tiles={data.items.map(({ title, text }) => ({
        title,
        text,
        drawing: draw({ seed: headingId(title), motif: context.motif }),
      }))}
    />
  </SectionFrame>
);
