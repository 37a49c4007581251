import { DataTable } from '../../components/DataTable/DataTable.tsx';
import { Markdown } from '../../components/Markdown/Markdown.tsx';
import type { Post } from '../../schemas/pages.ts';
import styles from './article.module.css';

/** The comparison of an article, across all columns. */
export const ArticleTable = ({ heading, columns, rows, note }: NonNullable<Post['comparison']>) => (
  <section className={styles.wide}>
    <h2 id="comparison">{heading}</h2>
    <DataTable label={heading} columns={columns} rows={rows} size="wide" />
    {note && <Markdown className={styles.note} text={note} />}
  </section>
);
