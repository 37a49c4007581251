import { Markdown } from '../../ui/Markdown.tsx';
import { SourceLink } from '../insights/SourceList.tsx';
import type { Post } from '../pages.schema.ts';
import { DataTable } from '../sections/DataTable.tsx';
import styles from './article.module.css';

interface Props {
  /** Markdown of the repository, rendered at build. */
  html: string;
  className?: string | undefined;
}

/** Running text with all that Markdown can hold: pictures, tables, quotes and code. */
export const ArticleText = ({ html, className }: Props) => (
  // biome-ignore lint/security/noDangerouslySetInnerHtml: nothing a visitor typed passes here
  <div className={className ? `text ${className}` : 'text'} dangerouslySetInnerHTML={{ __html: html }} />
);

/** The comparison of an article, across all columns. */
export const ArticleTable = ({ heading, columns, rows, note }: NonNullable<Post['comparison']>) => (
  <section className={`across ${styles.wide}`}>
    <h2 id="comparison">{heading}</h2>
    <DataTable label={heading} columns={columns} rows={rows} look="wide" />
    {note && <Markdown className={`small muted measure ${styles.note}`} text={note} />}
  </section>
);

/** Where the facts of an article come from. */
export const ArticleSources = ({ heading, sources }: { heading: string; sources: NonNullable<Post['sources']> }) => (
  <section className={`small ruleAbove ${styles.sources}`} data-terms="off">
    <h2 className="h4" id="sources">
      {heading}
    </h2>
    <ul>
      {sources.map(({ label, href }) => (
        <li key={label} className="muted">
          <SourceLink label={label} href={href} />
        </li>
      ))}
    </ul>
  </section>
);

/** Large numerals with a label each, on ruled rows. */
export const ArticleNumbers = ({ numbers }: { numbers: NonNullable<Post['numbers']> }) => (
  <dl className={`ruled ${styles.numbers}`}>
    {numbers.map(({ value, label }) => (
      <div key={label}>
        <dt className="small muted">{label}</dt>
        <dd className="h2 numeral">{value}</dd>
      </div>
    ))}
  </dl>
);
