import { useQuery } from '@tanstack/react-query';
import { fill, formatNumber } from '../../../common/wording.ts';
import type { VisitsAnswer } from '../../contract/answers.ts';
import words from '../../words.json' with { type: 'json' };
import { Loaded } from '../parts/Fault.tsx';
import { Bars, Rows, shownNumber } from '../parts/Rows.tsx';
import { visitsQuery } from '../state/queries.ts';
import { shortCalendarDay } from '../wording/time.ts';
import styles from './pages.module.css';

const { visits } = words;

const COLUMNS = ['pages', 'entries', 'opened', 'begun', 'sent'] as const;
const HEIGHT = 96;

/** Pages opened, a column a day; the table has the rest. */
const Days = ({ days }: Pick<VisitsAnswer, 'days'>) => {
  const most = Math.max(1, ...days.map(({ pages }) => pages ?? 0));
  return (
    <section>
      <h3>{visits.pages}</h3>
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
        <Rows
          heads={[visits.day, ...COLUMNS.map((column) => visits[column])]}
          rows={days
            .toReversed()
            .map((one) => [shortCalendarDay(one.day), ...COLUMNS.map((column) => shownNumber(one[column]))])}
        />
      </details>
    </section>
  );
};

/** Layout shift is the third of the measures, and has no unit. */
const speed = ({ times, value }: VisitsAnswer['areas'][number]['values'][number], at: number): string => {
  if (value === null) return shownNumber(times);
  const said = at === 2 ? value.toFixed(2) : fill(visits.ms, { n: formatNumber(Math.round(value)) });
  return fill(visits.value, { value: said, n: formatNumber(times ?? 0) });
};
const speedRows = (rows: VisitsAnswer['areas'], names: Record<string, string>): [string, ...string[]][] =>
  rows.map(({ name, values }) => [names[name] ?? name, ...values.map(speed)]);

const LISTS = [
  ['page', 'entry', 'site', 'campaign'],
  ['nothing', 'missing', 'tool', 'file'],
] as const;

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
            <Days days={days} />
            <div className={styles.shares}>
              {LISTS.map((kinds) => (
                <div key={kinds[0]}>
                  {kinds.map((kind) => (
                    <Bars
                      key={kind}
                      heads={[visits[kind], visits.times]}
                      rows={lists[kind].map(({ name, times }) => [name || visits.siteUnknown, times])}
                    />
                  ))}
                </div>
              ))}
            </div>
            <Rows heads={[visits.areas, ...visits.measures]} rows={speedRows(areas, visits.area)} />
            <Rows heads={[visits.ways, ...visits.measures]} rows={speedRows(ways, visits.way)} />
            <p className="muted">{visits.note}</p>
          </>
        )}
      </Loaded>
    </section>
  );
};
