import { useQuery } from '@tanstack/react-query';
import { fill, formatNumber } from '../../../common/wording.ts';
import table from '../../../ui/Table.module.css';
import type { VisitsAnswer } from '../../contract/answers.ts';
import words from '../../words.json' with { type: 'json' };
import { Bars } from '../parts/Bars.tsx';
import { Loaded } from '../parts/Fault.tsx';
import { visitsQuery } from '../state/queries.ts';
import { shortCalendarDay } from '../wording/time.ts';
import styles from './pages.module.css';

const { visits } = words;

const shown = (times: number | null): string => (times === null ? visits.few : formatNumber(times));

const COLUMNS = ['pages', 'entries', 'opened', 'begun', 'sent'] as const;
const HEIGHT = 96;

/** Pages opened, a column a day; the table has the rest. */
const Days = ({ days }: Pick<VisitsAnswer, 'days'>) => {
  const most = Math.max(1, ...days.map(({ pages }) => pages ?? 0));
  return (
    <section>
      <svg
        className={styles.days}
        viewBox={`0 0 ${days.length} ${HEIGHT}`}
        preserveAspectRatio="none"
        aria-hidden="true"
      >
        {days.map(({ day, pages }, at) => {
          const height = (HEIGHT * (pages ?? 0)) / most;
          return <rect key={day} x={at + 0.1} y={HEIGHT - height} width="0.8" height={height} />;
        })}
      </svg>
      <details>
        <summary>{visits.showDays}</summary>
        <table className={`${table.dense} ${styles.even}`}>
          <thead>
            <tr>
              <th scope="col">{visits.day}</th>
              {COLUMNS.map((column) => (
                <th key={column} scope="col">
                  {visits[column]}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {days.toReversed().map((one) => (
              <tr key={one.day}>
                <th scope="row">{shortCalendarDay(one.day)}</th>
                {COLUMNS.map((column) => (
                  <td key={column}>{shown(one[column])}</td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </details>
    </section>
  );
};

const named = (names: Record<string, string>, name: string): string => names[name] ?? name;

const Speed = ({
  heading,
  rows,
  names,
}: {
  heading: string;
  rows: VisitsAnswer['areas'];
  names: Record<string, string>;
}) => {
  /** Layout shift is the third, and has no unit. */
  const spoken = (value: number, at: number) =>
    at === 2 ? value.toFixed(2) : fill(visits.ms, { n: formatNumber(Math.round(value)) });
  return (
    <div>
      <table className={`${table.dense} ${styles.even}`}>
        <thead>
          <tr>
            <th scope="col">{heading}</th>
            {visits.measures.map((measure) => (
              <th key={measure} scope="col">
                {measure}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ name, values }) => (
            <tr key={name}>
              <th scope="row">{named(names, name)}</th>
              {values.map(({ times, value }, at) => (
                <td key={visits.measures[at]}>
                  {value === null
                    ? shown(times)
                    : fill(visits.value, { value: spoken(value, at), n: formatNumber(times ?? 0) })}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      {rows.length === 0 && <p className="muted">{words.numbers.nothing}</p>}
    </div>
  );
};

const LEFT = ['page', 'entry', 'site', 'campaign'] as const;
const RIGHT = ['nothing', 'missing', 'tool', 'file'] as const;

/** How the website is used, from counts alone. */
export const Visits = () => {
  const query = useQuery(visitsQuery);
  return (
    <section className={styles.visits}>
      <h2>{visits.heading}</h2>
      <p className="muted">{visits.period}</p>
      <Loaded query={query} loading={words.numbers.loading} fault={words.faults.numbersHeading}>
        {({ days, lists, areas, ways }) => (
          <>
            <h3>{visits.pages}</h3>
            <Days days={days} />
            <div className={styles.shares}>
              {[LEFT, RIGHT].map((kinds) => (
                <div key={kinds[0]}>
                  {kinds.map((kind) => (
                    <Bars
                      key={kind}
                      heading={visits[kind]}
                      column={visits.times}
                      rows={lists[kind].map(({ name, times }) => ({
                        name: name || visits.siteUnknown,
                        enquiries: times,
                      }))}
                    />
                  ))}
                </div>
              ))}
            </div>
            <Speed heading={visits.areas} rows={areas} names={visits.area} />
            <Speed heading={visits.ways} rows={ways} names={visits.way} />
            <p className="muted">{visits.note}</p>
          </>
        )}
      </Loaded>
    </section>
  );
};
