import { Markdown } from '../../ui/Markdown.tsx';
import type { Post } from '../pages.schema.ts';
import { DataTable } from '../sections/DataTable.tsx';
import styles from './article.module.css';

/** The comparison of an article, across all columns. */
export const ArticleTable = ({ heading, columns, rows, note }: NonNullable<Post['comparison']>) => (
  <section className={styles.wide}>
    <h2 id="comparison">{heading}</h2>
    <DataTable label={heading} columns={columns} rows={rows} size="wide" />
    {note && <Markdown className={styles.note} text={note} />}
  </section>
);
