import { Fragment } from 'react';
import { DataTable } from '../../sections/DataTable.tsx';
import styles from './WithoutScript.module.css';

interface Table {
  text: string;
  /** What a screen reader says about the table. */
  caption: string;
  columns: readonly string[];
  /** Cells in Markdown; the first one names its row. */
  rows: readonly (readonly string[])[];
}

interface Props extends Table {
  heading: string;
  /** Further tables, each under its own sentence. */
  more?: readonly Table[];
  /** How to ask us instead. */
  ask: string;
}

/** The rules of a tool as tables, from the same data. Shown where scripts are off. */
export const WithoutScript = ({ heading, ask, more = [], ...first }: Props) => (
  <section className={styles.rules}>
    <h2>{heading}</h2>
    {[first, ...more].map(({ text, caption, columns, rows }) => (
      <Fragment key={caption}>
        <p>{text}</p>
        <DataTable label={caption} columns={columns} rows={rows.map((cells) => ({ cells }))} />
      </Fragment>
    ))}
    <p>
      <a href="#contact">{ask}</a>
    </p>
  </section>
);
