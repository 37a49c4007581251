import type { ReactNode } from 'react';
import { formatNumber } from '../../../common/wording.ts';
import table from '../../../ui/Table.module.css';
import words from '../../words.json' with { type: 'json' };
import styles from './parts.module.css';

/** Null is more than none, and too few to show. */
export const shownNumber = (times: number | null): string => (times === null ? words.visits.few : formatNumber(times));

interface RowsProps {
  heads: readonly string[];
  /** The first cell of a row names it. */
  rows: readonly (readonly [string, ...ReactNode[]])[];
  look?: 'bars' | 'even';
}

export const Rows = ({ heads, rows, look = 'even' }: RowsProps) => (
  <table className={`${table.dense} ${styles[look]}`}>
    <thead>
      <tr>
        {heads.map((head) => (
          <th key={head} scope="col">
            {head}
          </th>
        ))}
      </tr>
    </thead>
    <tbody>
      {rows.map(([name, ...cells]) => (
        <tr key={name}>
          <th scope="row">{name}</th>
          {cells.map((cell, at) => (
            <td key={heads[at + 1]}>{cell}</td>
          ))}
        </tr>
      ))}
    </tbody>
  </table>
);

interface BarsProps {
  heads: readonly string[];
  /** A name, a number that is also a bar, and what else there is. */
  rows: readonly (readonly [string, number | null, ...ReactNode[]])[];
}

export const Bars = ({ heads, rows }: BarsProps) => {
  const most = Math.max(1, ...rows.map(([, times]) => times ?? 0));
  const bar = (times: number | null) => (
    <>
      {shownNumber(times)}
      <svg width="100%" height="14" aria-hidden="true">
        <rect width={`${(100 * (times ?? 0)) / most}%`} height="14" />
      </svg>
    </>
  );
  return (
    <section>
      <Rows look="bars" heads={heads} rows={rows.map(([name, times, ...more]) => [name, bar(times), ...more])} />
      {rows.length === 0 && <p className="muted">{words.numbers.nothing}</p>}
    </section>
  );
};
