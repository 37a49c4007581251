import { DataTable } from '../../components/DataTable/DataTable.tsx';
import styles from './WithoutScript.module.css';

interface Props {
  heading: string;
  text: string;
  /** What a screen reader says about the table. */
  caption: string;
  columns: readonly string[];
  /** Cells in Markdown; the first one names its row. */
  rows: readonly (readonly string[])[];
  /** How to ask us instead. */
  ask: string;
}

/** The rules of a tool as a table, from the same data. Shown where scripts are off. */
export const WithoutScript = ({ heading, text, caption, columns, rows, ask }: Props) => (
  <section className={styles.rules}>
    <h2>{heading}</h2>
    <p>{text}</p>
    <DataTable label={caption} columns={columns} rows={rows.map((cells) => ({ cells }))} />
    <p>
      <a href="#contact">{ask}</a>
    </p>
  </section>
);
