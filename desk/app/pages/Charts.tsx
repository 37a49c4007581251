import { useState } from 'react';
import { fill } from '../../../common/wording.ts';
import { Button } from '../../../ui/Button.tsx';
import table from '../../../ui/Table.module.css';
import type { NumbersAnswer } from '../../contract/answers.ts';
import words from '../../words.json' with { type: 'json' };
import { shortCalendarDay } from '../wording/time.ts';
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
      {rows.length === 0 && <p className={`muted ${styles.note}`}>{words.numbers.nothing}</p>}
    </section>
  );
};

type Week = NumbersAnswer['weeks'][number];

/** Up to here a week is drawn as dots, one a person. */
const DOTS = 29;
/** More weeks than this are too narrow for dots, and for a date below each. */
const WIDE = 16;
/** Rows of the table that are shown at first. */
const FEW = 9;

const Column = ({ week, most, isDotted }: { week: Week; most: number; isDotted: boolean }) => (
  <div className={styles.week}>
    {isDotted && <b>{week.enquiries}</b>}
    {isDotted ? (
      Array.from({ length: week.enquiries }, (_, dot) => `${week.from} ${dot}`).map((dot) => <i key={dot} />)
    ) : (
      <svg width="100%" height="240" viewBox="0 0 10 100" preserveAspectRatio="none" aria-hidden="true">
        <rect x="2" width="6" y={100 - (100 * week.enquiries) / most} height={(100 * week.enquiries) / most} />
      </svg>
    )}
  </div>
);

/** Enquiries a week as a drawing, and the same as a table. */
export const Weeks = ({ weeks }: { weeks: readonly Week[] }) => {
  const [showsAll, showAll] = useState(false);
  const most = Math.max(1, ...weeks.map(({ enquiries }) => enquiries));
  const isDotted = weeks.length <= WIDE && most <= DOTS;
  const every = weeks.length <= WIDE ? 1 : Math.ceil(weeks.length / 8);
  const { numbers } = words;
  const newest = weeks.toReversed();
  const shown = showsAll ? newest : newest.slice(0, FEW);
  return (
    <section className={styles.weeks}>
      <figure>
        <h2>{numbers.aWeek}</h2>
        <div className={styles.columns} aria-hidden="true">
          {weeks.map((week) => (
            <Column key={week.from} week={week} most={most} isDotted={isDotted} />
          ))}
        </div>
        <div className={`muted ${styles.axis}`} aria-hidden="true">
          {weeks
            .filter((_, at) => at % every === 0)
            .map(({ from }) => (
              <span key={from}>{shortCalendarDay(from)}</span>
            ))}
        </div>
        <figcaption className="muted">{isDotted ? numbers.dots : fill(numbers.bars, { n: most })}</figcaption>
      </figure>
      <div>
        <h2>{numbers.asTable}</h2>
        <table className={table.dense}>
          <thead>
            <tr>
              <th scope="col">{numbers.weekFrom}</th>
              <th scope="col" data-number>
                {numbers.column}
              </th>
              <th scope="col" data-number>
                {numbers.withinADay}
              </th>
            </tr>
          </thead>
          <tbody>
            {shown.map(({ from, enquiries, answeredWithinADay }) => (
              <tr key={from}>
                <td>{shortCalendarDay(from)}</td>
                <td data-number>{enquiries}</td>
                <td data-number>{answeredWithinADay}</td>
              </tr>
            ))}
          </tbody>
        </table>
        {weeks.length > FEW && !showsAll && (
          <Button look="unboxed" onClick={() => showAll(true)}>
            {fill(numbers.showAll, { n: weeks.length })}
          </Button>
        )}
      </div>
    </section>
  );
};
