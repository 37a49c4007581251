import { memo, type ReactNode } from 'react';
import { formatNumber } from '../../../common/wording.ts';
import { Cell, ColumnHead, Row, RowHead, Table } from '../../../ui/Table.tsx';

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
  /** The last row is the sum of the others. */
  hasTotal?: boolean;
}

const OneRow = memo(
  ({ cells, columns }: ResultRow & Pick<Props, 'columns'>) => (
    <Row>
      {cells().map((cell, i) => {
        const Part = i ? Cell : RowHead;
        const isNumber = typeof cell === 'number';
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: a column is its place
          <Part key={i} data-column={columns[i]} data-number={isNumber || undefined}>
            {isNumber ? formatNumber(cell) : cell}
          </Part>
        );
      })}
    </Row>
  ),
  (before, after) => before.sign === after.sign,
);

/** A table of results. */
export const ResultTable = ({ label, columns, rows, numbers = 0, hasTotal = false }: Props) => (
  <Table
    label={label}
    data-total={hasTotal || undefined}
    head={columns.map((column, i) => {
      const number = i >= columns.length - numbers || undefined;
      // A column of buttons has no name; its cells have.
      return column ? (
        <ColumnHead key={column} data-number={number}>
          {column}
        </ColumnHead>
      ) : (
        <Cell key={column} />
      );
    })}
  >
    {rows.map((row) => (
      <OneRow key={row.id} {...row} columns={columns} />
    ))}
  </Table>
);
