import { strandPiece } from '../../drawing/strand.ts';
import { Markdown } from '../Markdown/Markdown.tsx';
import { Strand } from '../Strand/Strand.tsx';
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

/**
 * A real table. On phones its rows stack, each value under the name of its column; display: block would take the table
 * semantics away, so every element carries its role explicitly.
 */
export const DataTable = ({ label, columns, rows, pick, size = 'text' }: Props) => {
  const isDrawn = rows.some(({ line }) => line);
  const picked = (i: number) => (i + 1 === pick ? true : undefined);
  return (
    <section
      className={styles.scroller}
      aria-label={label}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls sideways must take the keyboard
      tabIndex={0}
      data-size={size === 'wide' ? size : undefined}
      data-pair={columns.length === PAIR || undefined}
      data-drawn={isDrawn || undefined}
      data-long={(isDrawn && columns.length > PAIR + 1) || undefined}
    >
      {/* biome-ignore lint/a11y/noRedundantRoles: see above */}
      <table role="table">
        {/* biome-ignore lint/a11y/noRedundantRoles: see above */}
        <thead role="rowgroup">
          {/* biome-ignore lint/a11y/noRedundantRoles: see above */}
          <tr role="row">
            {columns.map((column, i) => (
              // biome-ignore lint/a11y/noRedundantRoles: see above
              <th key={column} role="columnheader" scope="col" data-pick={picked(i)}>
                {column}
              </th>
            ))}
          </tr>
        </thead>
        {/* biome-ignore lint/a11y/noRedundantRoles: see above */}
        <tbody role="rowgroup">
          {rows.map(({ cells, key, line }) => (
            // biome-ignore lint/a11y/noRedundantRoles: see above
            <tr key={cells[0]} role="row" data-key={key || undefined}>
              {cells.map((cell, i) =>
                i === 0 ? (
                  // biome-ignore lint/a11y/noRedundantRoles: see above
                  <th key={columns[i]} role="rowheader" scope="row">
                    <Markdown text={cell} inline />
                  </th>
                ) : (
                  // biome-ignore lint/a11y/noRedundantRoles: see above
                  <td key={columns[i]} role="cell" data-column={columns[i]} data-pick={picked(i)}>
                    {line && <Strand {...pieceAt(line, i - 1)} />}
                    <Markdown text={cell} inline />
                  </td>
                ),
              )}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
};
