import { memo, type ReactNode } from 'react';
import { formatNumber } from '../../../common/wording.ts';
import table from '../../components/DataTable/DataTable.module.css';

export interface ResultRow {
  id: string;
  /** Differs when the row looks different: of 300 rows only the ones that changed are made and drawn again. */
  sign: string;
  /** The first cell names the row; a number is set to the end of its column. */
  cells: () => readonly ReactNode[];
}

interface Props {
  /** What a screen reader says about the table. */
  label: string;
  columns: readonly string[];
  rows: readonly ResultRow[];
  /** How many of the last columns hold numbers. */
  numbers?: number;
}

const Row = memo(
  ({ cells, columns }: ResultRow & Pick<Props, 'columns'>) => (
    // biome-ignore lint/a11y/noRedundantRoles: rows stack on phones, which takes the table semantics away
    <tr role="row">
      {cells().map((cell, i) => {
        const Cell = i ? 'td' : 'th';
        const isNumber = typeof cell === 'number';
        return (
          <Cell
            // biome-ignore lint/suspicious/noArrayIndexKey: a column is its place
            key={i}
            role={i ? 'cell' : 'rowheader'}
            scope={i ? undefined : 'row'}
            data-column={columns[i]}
            data-number={isNumber || undefined}
          >
            {isNumber ? formatNumber(cell) : cell}
          </Cell>
        );
      })}
    </tr>
  ),
  (before, after) => before.sign === after.sign,
);

/** A table of results, in the look of every other table of the site. */
export const ResultTable = ({ label, columns, rows, numbers = 0 }: Props) => (
  // biome-ignore-start lint/a11y/noRedundantRoles: see above
  // biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls sideways must take the keyboard
  <section className={table.scroller} aria-label={label} tabIndex={0}>
    <table role="table">
      <thead role="rowgroup">
        <tr role="row">
          {columns.map((column, i) => {
            // A column of buttons has no name; its cells have.
            const Head = column ? 'th' : 'td';
            return (
              <Head
                key={column}
                role={column ? 'columnheader' : 'cell'}
                scope={column ? 'col' : undefined}
                data-number={i >= columns.length - numbers || undefined}
              >
                {column}
              </Head>
            );
          })}
        </tr>
      </thead>
      <tbody role="rowgroup">
        {rows.map((row) => (
          <Row key={row.id} {...row} columns={columns} />
        ))}
      </tbody>
    </table>
  </section>
  // biome-ignore-end lint/a11y/noRedundantRoles: see above
);
