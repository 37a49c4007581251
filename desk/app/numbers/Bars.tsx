import { fill } from '../../../common/wording.ts';
import table from '../../../ui/Table.module.css';
import words from '../../words.json' with { type: 'json' };
import styles from './Numbers.module.css';

interface Share {
  name: string;
  enquiries: number;
}

/** The most frequent, and one row for all others. */
const MOST = 6;
const gather = (shares: readonly Share[]): Share[] => {
  if (shares.length <= MOST) return [...shares];
  const others = shares.slice(MOST - 1);
  const enquiries = others.reduce((sum, share) => sum + share.enquiries, 0);
  return [...shares.slice(0, MOST - 1), { name: fill(words.numbers.others, { n: others.length }), enquiries }];
};

/** A table whose rows are bars as well. */
export const Bars = ({ heading, shares }: { heading: string; shares: readonly Share[] }) => {
  const rows = gather(shares);
  const most = Math.max(1, ...rows.map(({ enquiries }) => enquiries));
  return (
    <section>
      <h2>{heading}</h2>
      <table className={`${table.dense} ${styles.barTable}`}>
        <thead className="visuallyHidden">
          <tr>
            <th scope="col">{heading}</th>
            <th scope="col">{words.numbers.column}</th>
            <td />
          </tr>
        </thead>
        <tbody>
          {rows.map(({ name, enquiries }) => (
            <tr key={name}>
              <th scope="row">{name}</th>
              <td data-number>{enquiries}</td>
              <td className={styles.bar} aria-hidden="true">
                <svg width="100%" height="14" aria-hidden="true">
                  <rect width={`${(100 * enquiries) / most}%`} height="14" />
                </svg>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      {rows.length === 0 && <p className={styles.none}>{words.numbers.nothing}</p>}
    </section>
  );
};
