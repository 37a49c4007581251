import { Markdown } from '../../../ui/Markdown.tsx';
import { DataTable } from '../DataTable.tsx';
import { SectionFrame } from '../SectionFrame.tsx';
import type { SectionProps } from '../section-context.ts';

/** A table of a page: before and after, or one option next to the other. */
export const Comparison = ({ data }: SectionProps<'comparison'>) => (
  <SectionFrame heading={data.heading} intro={data.intro}>
    <DataTable label={data.heading} columns={data.columns} rows={data.rows} pick={data.pick} />
    {data.note && <Markdown className="small muted measure" text={data.note} />}
  </SectionFrame>
);
