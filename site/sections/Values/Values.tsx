import { Lattice } from '../../components/Lattice/Lattice.tsx';
import { SectionFrame } from '../../components/SectionFrame/SectionFrame.tsx';
import { headingId } from '../../content-reader/heading-id.ts';
import { draw } from '../../drawing/figures.ts';
import type { SectionProps } from '../context.ts';
import type { ValuesData } from './Values.schema.ts';

/** Cells with a figure each. */
export const Values = ({ data, context }: SectionProps<ValuesData>) => (
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
