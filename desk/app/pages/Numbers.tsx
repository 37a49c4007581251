import { useQuery } from '@tanstack/react-query';
import { fill, formatNumber } from '../../../common/wording.ts';
import type { NumbersAnswer } from '../../contract/answers.ts';
import words from '../../words.json' with { type: 'json' };
import { Loaded } from '../parts/Fault.tsx';
import { Page } from '../parts/Page.tsx';
import { Bars } from '../parts/Rows.tsx';
import { numbersQuery } from '../state/queries.ts';
import { shortCalendarDay, spokenTime } from '../wording/time.ts';
import styles from './pages.module.css';
import { Visits } from './Visits.tsx';

const { numbers } = words;

const percent = (part: number, whole: number): number => (whole === 0 ? 0 : Math.round((100 * part) / whole));

const Figures = ({ data }: { data: NumbersAnswer }) => {
  const { enquiries, answered, held, released, notDelivered, medianFirstAnswer, applications, applicationsAnswered } =
    data;
  const figures = [
    [formatNumber(enquiries), fill(numbers.enquiries, { percent: percent(answered, enquiries) })],
    [medianFirstAnswer === null ? numbers.none : spokenTime(medianFirstAnswer), numbers.firstAnswer],
    [
      formatNumber(held),
      fill(numbers.held, { percent: percent(held, enquiries + applications - released + held), n: released }),
    ],
    [formatNumber(notDelivered), numbers.notDelivered],
    [formatNumber(applications), fill(numbers.applications, { percent: percent(applicationsAnswered, applications) })],
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
};

/** The most frequent, and one row for all others. */
const MOST = 6;
const gather = (shares: NumbersAnswer['countries']): [string, number][] => {
  const rows = shares.map(({ name, enquiries }): [string, number] => [name || numbers.pageUnknown, enquiries]);
  if (rows.length <= MOST) return rows;
  const others = rows.splice(MOST - 1);
  return [...rows, [fill(numbers.others, { n: others.length }), others.reduce((sum, [, n]) => sum + n, 0)]];
};

export const Numbers = () => {
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
                  .map((week) => [shortCalendarDay(week.from), week.enquiries, week.answeredWithinADay])}
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
};
