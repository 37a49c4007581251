import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { fill, formatNumber } from '../../../common/wording.ts';
import table from '../../../ui/Table.module.css';
import type { NumbersResponse, VisitsResponse } from '../../api/responses.ts';
import words from '../../words.json' with { type: 'json' };
import { Loaded, Page } from '../parts/Page.tsx';
import { numbersQuery, visitsQuery } from '../state/queries.ts';
import { shortCalendarDay, spokenTime } from '../wording/time.ts';
import styles from './pages.module.css';

const { numbers, visits } = words;

/** Null is more than none, and too few to show. */
function shownNumber(times: number | null): string {
  return times === null ? visits.few : formatNumber(times);
}

/** The first cell of a row names it. */
type Cells = [string, ...ReactNode[]];

function Rows({
  heads,
  rows,
  look = 'even',
}: {
  heads: string[];
  rows: Cells[];
  look?: 'bars' | 'even';
}) {
  return (
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
}

/** A name, a number that is also a bar, and what else there is. */
type Bar = [string, number | null, ...ReactNode[]];

function Bars({ heads, rows }: { heads: string[]; rows: Bar[] }) {
  const max = Math.max(1, ...rows.map(([, times]) => times ?? 0));
  const bar = (times: number | null) => (
    <>
      {shownNumber(times)}
      <svg width="100%" height="14" aria-hidden="true">
        <rect width={`${(100 * (times ?? 0)) / max}%`} height="14" />
      </svg>
    </>
  );
  return (
    <section>
      <Rows
        look="bars"
        heads={heads}
        rows={rows.map(([name, times, ...more]) => [name, bar(times), ...more])}
      />
      {rows.length === 0 && <p className="muted">{numbers.nothing}</p>}
    </section>
  );
}

const COLUMNS = ['pages', 'entries', 'opened', 'begun', 'sent'] as const;

/** Pages opened, a column a day; the table has the rest. */
function Days({ days }: Pick<VisitsResponse, 'days'>) {
  const max = Math.max(1, ...days.map(({ pages }) => pages ?? 0));
  return (
    <section>
      <h3>{visits.pages}</h3>
      <svg
        className={styles.days}
        viewBox={`0 0 ${days.length} 1`}
        preserveAspectRatio="none"
        aria-hidden="true"
      >
        {days.map(({ day, pages }, at) => {
          const height = (pages ?? 0) / max;
          return <rect key={day} x={at + 0.1} y={1 - height} width="0.8" height={height} />;
        })}
      </svg>
      <details>
        <summary>{visits.showDays}</summary>
        <Rows
          heads={[visits.day, ...COLUMNS.map((column) => visits[column])]}
          rows={days
            .toReversed()
            .map((one) => [
              shortCalendarDay(one.day),
              ...COLUMNS.map((column) => shownNumber(one[column])),
            ])}
        />
      </details>
    </section>
  );
}

/** Layout shift is the third of the measures, and has no unit. */
function speed(
  { times, value }: VisitsResponse['areas'][number]['values'][number],
  at: number,
): string {
  if (value === null) return shownNumber(times);
  const shown =
    at === 2 ? value.toFixed(2) : fill(visits.ms, { n: formatNumber(Math.round(value)) });
  return fill(visits.value, { value: shown, n: formatNumber(times ?? 0) });
}
function speedRows(
  rows: VisitsResponse['areas'],
  names: Record<string, string>,
): [string, ...string[]][] {
  return rows.map(({ name, values }) => [names[name] ?? name, ...values.map(speed)]);
}

const LISTS = [
  ['page', 'entry', 'site', 'campaign'],
  ['nothing', 'missing', 'tool', 'file'],
] as const;

function Visits() {
  const query = useQuery(visitsQuery);
  return (
    <section className={styles.visits}>
      <h2>{visits.heading}</h2>
      <p className="muted">{visits.period}</p>
      <Loaded query={query} loading={numbers.loading} fault={words.faults.numbersHeading}>
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
                      rows={lists[kind].map(({ name, times }) => [
                        name || visits.siteUnknown,
                        times,
                      ])}
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
}

function percent(part: number, whole: number): number {
  return whole === 0 ? 0 : Math.round((100 * part) / whole);
}

function backupFigures({ backup }: NumbersResponse): [string, string][] {
  if (!backup) return [];
  const { ageSeconds, rehearsalAgeSeconds, rehearsalFault, rehearsedEnquiries } = backup;
  const age = (seconds: number | null) =>
    seconds === null ? numbers.none : spokenTime(seconds * 1000);
  const rehearsed = fill(rehearsalFault ? numbers.rehearsalFailed : numbers.rehearsed, {
    n: rehearsedEnquiries ?? 0,
  });
  return [
    [age(ageSeconds), backup.isLate ? numbers.backupLate : numbers.backup],
    [age(rehearsalAgeSeconds), rehearsed],
  ];
}

function Figures({ data }: { data: NumbersResponse }) {
  const { enquiries, held, released, medianFirstReplyMs, applications } = data;
  const heldOf = percent(held, enquiries + applications - released + held);
  const figures = [
    [
      formatNumber(enquiries),
      fill(numbers.enquiries, { percent: percent(data.answered, enquiries) }),
    ],
    [
      medianFirstReplyMs === null ? numbers.none : spokenTime(medianFirstReplyMs),
      numbers.firstReply,
    ],
    [formatNumber(held), fill(numbers.held, { percent: heldOf, n: released })],
    [formatNumber(data.notDelivered), numbers.notDelivered],
    [
      formatNumber(applications),
      fill(numbers.applications, { percent: percent(data.applicationsAnswered, applications) }),
    ],
    ...backupFigures(data),
  ];
  return (
    <dl className={styles.figures}>
      {figures.map(([value, what]) => (
        <div key={what}>
          <dt className="muted">{what}</dt>
          <dd className="numeral">{value}</dd>
        </div>
      ))}
    </dl>
  );
}

/** The most frequent, and one row for all others. */
const MAX_LINES = 6;
function gather(shares: NumbersResponse['countries']): [string, number][] {
  const rows = shares.map(({ name, enquiries }): [string, number] => [
    name || numbers.pageUnknown,
    enquiries,
  ]);
  if (rows.length <= MAX_LINES) return rows;
  const others = rows.splice(MAX_LINES - 1);
  return [
    ...rows,
    [fill(numbers.others, { n: others.length }), others.reduce((sum, [, n]) => sum + n, 0)],
  ];
}

export function Numbers() {
  const query = useQuery(numbersQuery);
  return (
    <Page heading={numbers.heading} lead={numbers.period}>
      <Loaded query={query} loading={numbers.loading} fault={words.faults.numbersHeading}>
        {(data) => (
          <>
            <Figures data={data} />
            <div className={styles.shares}>
              <Bars
                heads={[numbers.weekFrom, numbers.column, numbers.withinADay]}
                rows={data.weeks
                  .toReversed()
                  .map((week) => [
                    shortCalendarDay(week.from),
                    week.enquiries,
                    week.answeredWithinADay,
                  ])}
              />
              <div>
                <Bars heads={[numbers.byService, numbers.column]} rows={gather(data.services)} />
                <Bars heads={[numbers.byCountry, numbers.column]} rows={gather(data.countries)} />
                <Bars heads={[numbers.byPage, numbers.column]} rows={gather(data.pages)} />
              </div>
            </div>
            <p className="muted">{numbers.note}</p>
          </>
        )}
      </Loaded>
      {/* Not above what is still to come, or it would be pushed down. */}
      {!query.isPending && <Visits />}
    </Page>
  );
}
