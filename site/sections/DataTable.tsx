import type { ReactNode } from 'react';
import { Markdown } from '../../ui/Markdown.tsx';
import { Cell, ColumnHead, Row, RowHead, Table } from '../../ui/Table.tsx';
import styles from './DataTable.module.css';
import { type StrandShape, strandPiece } from './strand.ts';

interface DataRow {
  cells: readonly string[];
  key?: boolean | undefined;
  /** A line through the row, one piece for each value. */
  line?: readonly StrandShape[] | undefined;
}

interface Props {
  label: string;
  columns: readonly string[];
  rows: readonly DataRow[];
  /** Number of the recommended column; the first column is 1. */
  pick?: number | undefined;
  /** wide: the comparison of an article. packages: the heads stay in view on phones. */
  look?: 'wide' | 'packages';
  head?: (column: string) => ReactNode;
  cell?: (value: string) => ReactNode;
}

function Strand({ shape, line, dots, large }: ReturnType<typeof strandPiece>) {
  return (
    <svg className={styles.strand} data-shape={shape} viewBox="0 1 80 18" aria-hidden="true">
      <path d={line} />
      <path d={dots} />
      <path d={large} />
    </svg>
  );
}

function markdown(text: string): ReactNode {
  return <Markdown text={text} inline />;
}

/** A real table. On phones its rows stack, each value under the name of its column. */
export function DataTable({
  label,
  columns,
  rows,
  pick,
  look,
  head = (name) => name,
  cell = markdown,
}: Props) {
  const picked = (i: number) => (i + 1 === pick ? true : undefined);
  return (
    <Table
      className={styles.table}
      label={label}
      data-look={look}
      data-heads={look === 'packages' || undefined}
      data-drawn={rows.some(({ line }) => line) || undefined}
      head={columns.map((column, i) =>
        column === '' ? (
          <Cell key={column} />
        ) : (
          <ColumnHead key={column} data-pick={picked(i)}>
            {head(column)}
          </ColumnHead>
        ),
      )}
    >
      {rows.map(({ cells: [name = '', ...values], key, line }) => (
        <Row key={name} data-key={key || undefined}>
          <RowHead>{markdown(name)}</RowHead>
          {values.map((value, i) => (
            <Cell key={columns[i + 1]} data-column={columns[i + 1]} data-pick={picked(i + 1)}>
              {line && <Strand {...strandPiece(line, i)} />}
              {cell(value)}
            </Cell>
          ))}
        </Row>
      ))}
    </Table>
  );
}
