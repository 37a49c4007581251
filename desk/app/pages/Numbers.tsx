import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { getRouteApi, Link } from '@tanstack/react-router';
import { fill, formatNumber } from '../../../common/wording.ts';
import type { NumbersAnswer } from '../../contract/answers.ts';
import words from '../../words.json' with { type: 'json' };
import { Loaded } from '../parts/Fault.tsx';
import { Page } from '../parts/Page.tsx';
import { numbersQuery } from '../state/queries.ts';
import { Bars, Weeks } from './Charts.tsx';
import styles from './Numbers.module.css';

const route = getRouteApi('/inside/desk/numbers');
const { numbers } = words;
const PERIODS: readonly (readonly [number, string])[] = [
  [4, numbers.fourWeeks],
  [12, numbers.twelveWeeks],
  [52, numbers.year],
];

const percent = (part: number, whole: number): number => (whole === 0 ? 0 : Math.round((100 * part) / whole));

/** A median in the unit that people would use for it. */
const spoken = (milliseconds: number): [string, string] => {
  const minutes = Math.round(milliseconds / 60_000);
  if (minutes < 90) return [formatNumber(minutes), minutes === 1 ? numbers.minute : numbers.minutes];
  const hours = Math.round(minutes / 60);
  if (hours < 48) return [formatNumber(hours), numbers.hours];
  return [formatNumber(Math.round(hours / 24)), numbers.days];
};

const Four = ({ data }: { data: NumbersAnswer }) => {
  const [middle, unit] = data.medianFirstAnswer === null ? [numbers.none, ''] : spoken(data.medianFirstAnswer);
  const four: readonly (readonly [string, string, string])[] = [
    [formatNumber(data.enquiries), '', fill(numbers.enquiries, { percent: percent(data.answered, data.enquiries) })],
    [middle, unit, numbers.firstAnswer],
    [
      formatNumber(data.held),
      '',
      fill(numbers.held, { percent: percent(data.held, data.enquiries - data.released + data.held), n: data.released }),
    ],
    [formatNumber(data.notDelivered), '', numbers.notDelivered],
  ];
  return (
    <dl className={styles.four}>
      {four.map(([value, small, what]) => (
        <div key={what}>
          <dt className="muted">{what}</dt>
          <dd className="numeral">
            {value} {small && <small>{small}</small>}
          </dd>
        </div>
      ))}
    </dl>
  );
};

export const Numbers = () => {
  const { weeks = 12 } = route.useSearch();
  const query = useQuery({ ...numbersQuery(weeks), placeholderData: keepPreviousData });
  return (
    <Page
      heading={numbers.heading}
      aside={
        <div className={`cluster ${styles.aside}`}>
          <nav className={styles.periods} aria-label={numbers.period}>
            {PERIODS.map(([period, label]) => (
              <Link
                key={period}
                to="/desk/numbers"
                search={period === 12 ? {} : { weeks: period }}
                activeOptions={{ exact: true, includeSearch: true }}
              >
                {label}
              </Link>
            ))}
          </nav>
        </div>
      }
    >
      <Loaded query={query} loading={numbers.loading} fault={words.faults.numbersHeading}>
        {(data) => (
          <>
            <Four data={data} />
            <Weeks weeks={data.weeks} />
            <div className={styles.bars}>
              <Bars heading={numbers.byService} shares={data.services} />
              <Bars heading={numbers.byCountry} shares={data.countries} />
              <Bars
                heading={numbers.byPage}
                shares={data.pages.map(({ name, enquiries }) => ({ name: name || numbers.pageUnknown, enquiries }))}
              />
            </div>
            <p className={`muted ${styles.note}`}>{numbers.note}</p>
          </>
        )}
      </Loaded>
    </Page>
  );
};
