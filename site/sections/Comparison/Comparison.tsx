import { Markdown } from '../../../ui/Markdown.tsx';
import type { SectionProps } from '../context.ts';
import { DataTable } from '../DataTable.tsx';
import { SectionFrame } from '../SectionFrame.tsx';
import styles from './Comparison.module.css';
import type { ComparisonData } from './Comparison.schema.ts';

/** A table of a page: before and after, or one option beside the other. */
export const Comparison = ({ data }: SectionProps<ComparisonData>) => (
  <SectionFrame heading={data.heading} intro={data.intro}>
    <DataTable label={data.heading} columns={data.columns} rows={data.rows} pick={data.pick} />
    {data.note && <Markdown className={styles.note} text={data.note} />}
  </SectionFrame>
);
