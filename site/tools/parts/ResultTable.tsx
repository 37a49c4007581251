import type { ReactNode } from 'react';
import { formatNumber } from '../../../common/wording.ts';
import { Cell, ColumnHead, Row, RowHead, Table } from '../../../ui/Table.tsx';

interface Props {
  label: string;
  columns: readonly string[];
  /** The first cell names the row; a number is set to the end of its column. */
  rows: readonly { id: string; cells: readonly ReactNode[] }[];
}

export const ResultTable = ({ label, columns, rows }: Props) => (
  <Table
    label={label}
    head={columns.map((column, i) =>
      // A column of buttons has no name; its cells have.
      column ? (
        <ColumnHead key={column} data-number={typeof rows[0]?.cells[i] === 'number' || undefined}>
          {column}
        </ColumnHead>
      ) : (
        <Cell key={column} />
      ),
    )}
  >
    {rows.map(({ id, cells }) => (
      <Row key={id}>
        {cells.map((cell, i) => {
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
    ))}
  </Table>
);
