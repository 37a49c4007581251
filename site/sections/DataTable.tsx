import { Markdown } from '../../ui/Markdown.tsx';
import { Cell, ColumnHead, Row, RowHead, Table } from '../../ui/Table.tsx';
import { Strand } from '../figures/Strand.tsx';
import { strandPiece } from '../figures/strand.ts';
import styles from './DataTable.module.css';

export interface DataRow {
  cells: readonly string[];
  /** true marks the decisive row. */
  key?: boolean | undefined;
  /** A line through the row, one piece for each value. */
  line?: readonly ('round' | 'octagonal' | 'none')[] | undefined;
}

interface Props {
  /** What a screen reader says about the table. */
  label: string;
  /** Column heads; the first one names what each row is about. */
  columns: readonly string[];
  rows: readonly DataRow[];
  /** Number of the recommended column; the first column is 1. */
  pick?: number | undefined;
  /** wide: the comparison of an article. */
  size?: 'text' | 'wide';
}

const MOTIFS = { round: 'kolam', octagonal: 'girih', none: undefined } as const;
const DOTS = 4;
/** The piece of a line beside one value: it begins and ends where its neighbours have none. */
const pieceAt = (line: NonNullable<DataRow['line']>, i: number) => {
  const motifAt = (place: number) => MOTIFS[line[place] ?? 'none'];
  const piece = strandPiece({ motif: motifAt(i), dots: DOTS, starts: !motifAt(i - 1), ends: !motifAt(i + 1) });
  return { ...piece, shaded: motifAt(i) === 'girih' };
};

/** The row head and two values, which stay side by side on phones. */
const PAIR = 3;

/** A real table. On phones its rows stack, each value under the name of its column. */
export const DataTable = ({ label, columns, rows, pick, size = 'text' }: Props) => {
  const isDrawn = rows.some(({ line }) => line);
  const picked = (i: number) => (i + 1 === pick ? true : undefined);
  return (
    <Table
      className={styles.table}
      label={label}
      data-size={size === 'wide' ? size : undefined}
      data-pair={columns.length === PAIR || undefined}
      data-drawn={isDrawn || undefined}
      data-long={(isDrawn && columns.length > PAIR + 1) || undefined}
      head={columns.map((column, i) => (
        <ColumnHead key={column} data-pick={picked(i)}>
          {column}
        </ColumnHead>
      ))}
    >
      {rows.map(({ cells: [name = '', ...values], key, line }) => (
        <Row key={name} data-key={key || undefined}>
          <RowHead>
            <Markdown text={name} inline />
          </RowHead>
          {values.map((value, i) => (
            <Cell key={columns[i + 1]} data-column={columns[i + 1]} data-pick={picked(i + 1)}>
              {line && <Strand {...pieceAt(line, i)} />}
              <Markdown text={value} inline />
            </Cell>
          ))}
        </Row>
      ))}
    </Table>
  );
};
