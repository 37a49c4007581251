import { Markdown } from '../../../ui/Markdown.tsx';
import type { SectionProps } from '../section-context.ts';
import styles from './Note.module.css';

/** A remark set apart by an edge. */
export const Note = ({ data }: SectionProps<'note'>) => (
  <div className={`measure muted ${styles.note}`}>
    <h2 className="h4">{data.heading}</h2>
    <Markdown text={data.text} />
  </div>
);
