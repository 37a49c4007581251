import { formatNumber } from '../../../common/wording.ts';
import table from '../../../ui/Table.module.css';
import words from '../../words.json' with { type: 'json' };
import styles from './parts.module.css';

interface BarsProps {
  heading: string;
  /** What is counted. */
  column?: string;
  /** Null is more than none, and too few to show. */
  rows: readonly { name: string; enquiries: number | null; answeredWithinADay?: number }[];
}

/** A table whose rows are bars as well. */
export const Bars = ({ heading, column = words.numbers.column, rows }: BarsProps) => {
  const most = Math.max(1, ...rows.map(({ enquiries }) => enquiries ?? 0));
  const hasAnswered = rows[0]?.answeredWithinADay !== undefined;
  return (
    <section>
      <table className={`${table.dense} ${styles.bars}`}>
        <thead>
          <tr>
            <th scope="col">{heading}</th>
            <th scope="col">{column}</th>
            {hasAnswered && <th scope="col">{words.numbers.withinADay}</th>}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ name, enquiries, answeredWithinADay }) => (
            <tr key={name}>
              <th scope="row">{name}</th>
              <td>
                {enquiries === null ? words.visits.few : formatNumber(enquiries)}
                <svg width="100%" height="14" aria-hidden="true">
                  <rect width={`${(100 * (enquiries ?? 0)) / most}%`} height="14" />
                </svg>
              </td>
              {hasAnswered && <td>{answeredWithinADay}</td>}
            </tr>
          ))}
        </tbody>
      </table>
      {rows.length === 0 && <p className="muted">{words.numbers.nothing}</p>}
    </section>
  );
};
