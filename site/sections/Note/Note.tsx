import { Markdown } from '../../../ui/Markdown.tsx';
import type { SectionProps } from '../context.ts';
import styles from './Note.module.css';
import type { NoteData } from './Note.schema.ts';

/** A remark set apart by an edge. */
export const Note = ({ data }: SectionProps<NoteData>) => (
  <div className={styles.note}>
    <h2>{data.heading}</h2>
    <Markdown text={data.text} />
  </div>
);
