import { useQuery } from '@tanstack/react-query';
import { fill, formatNumber } from '../../../common/wording.ts';
import type { NumbersAnswer } from '../../contract/answers.ts';
import words from '../../words.json' with { type: 'json' };
import { Bars } from '../parts/Bars.tsx';
import { Loaded } from '../parts/Fault.tsx';
import { Page } from '../parts/Page.tsx';
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

interface Share {
  name: string;
  enquiries: number;
}

/** The most frequent, and one row for all others. */
const MOST = 6;
const gather = (shares: readonly Share[]): readonly Share[] => {
  if (shares.length <= MOST) return shares;
  const others = shares.slice(MOST - 1);
  const enquiries = others.reduce((sum, share) => sum + share.enquiries, 0);
  return [...shares.slice(0, MOST - 1), { name: fill(numbers.others, { n: others.length }), enquiries }];
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
                heading={numbers.weekFrom}
                rows={data.weeks.toReversed().map((week) => ({ ...week, name: shortCalendarDay(week.from) }))}
              />
              <div>
                <Bars heading={numbers.byService} rows={gather(data.services)} />
                <Bars heading={numbers.byCountry} rows={gather(data.countries)} />
                <Bars
                  heading={numbers.byPage}
                  rows={gather(data.pages).map((page) => ({ ...page, name: page.name || numbers.pageUnknown }))}
                />
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
