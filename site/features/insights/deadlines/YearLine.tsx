import { count, fill } from '../../../../common/wording.ts';
import type { DeadlinesPage } from '../../../schemas/insights/deadlines.ts';
import { type Dated, monthsFrom, tagsOf } from './deadlines.ts';
import { dotAt, MONTH, monthLine } from './month-line.ts';
import { dateLine, daysUntil, monthOf, SOON_DAYS } from './when.ts';
import styles from './YearLine.module.css';

interface Props {
  dated: readonly Dated[];
  words: DeadlinesPage;
  today: string;
}

interface Month {
  /** Such as 2026-11. */
  month: string;
  entries: readonly Dated[];
}

/** Only the line: what it shows is in the links below it. */
function Line({ months, today }: { months: readonly Month[]; today: string }) {
  const { width, thread, cells, base } = monthLine(months.map(({ entries }) => entries.length));
  return (
    <svg viewBox={`0 2 ${width} ${MONTH - 4}`} aria-hidden="true">
      <path d={base} />
      <path d={cells} />
      <path d={thread} />
      {months.flatMap(({ entries }, month) =>
        entries.map((entry, at) => (
          <path
            key={entry.slug}
            d={dotAt(month, at, entries.length)}
            data-tags={tagsOf(entry)}
            data-soon={daysUntil(entry.at.first, today) <= SOON_DAYS ? '' : undefined}
          />
        )),
      )}
    </svg>
  );
}

/** Two years on one line: a loop for each month with dates, with a dot for each of them. */
export function YearLine({ dated, words, today }: Props) {
  const { line, dates } = words;
  const shown = monthsFrom(today);
  const isIn = (month: string, { at }: Dated) => at.first.startsWith(month);
  const isExact = ({ at }: Dated) => at.precision === 'day' || at.precision === 'month';
  const months = shown.map((month) => ({
    month,
    entries: dated.filter((entry) => isExact(entry) && isIn(month, entry)),
  }));
  const later = dated.filter(({ at }) => at.first.slice(0, 7) > (shown.at(-1) ?? ''));
  const markOf = (month: string, n: number) => {
    const loose = dated.filter((entry) => !isExact(entry) && isIn(month, entry));
    if (n === shown.length - 1 && later.length > 0)
      return (
        <a className={styles.later} href="#later">
          {fill(line.later, { dates: count(later.length, dates) })}
        </a>
      );
    if (n === 0 || month.endsWith('-01')) return <b className={styles.year}>{month.slice(0, 4)}</b>;
    const [first] = loose;
    return (
      first && (
        <a className={styles.loose} href={`#${first.slug}`}>
          {fill(line.noDay, { when: dateLine(first.at), dates: count(loose.length, dates) })}
        </a>
      )
    );
  };
  return (
    <div className="band">
      <nav className={`wrap ${styles.line}`} aria-label={line.label}>
        <Line months={months} today={today} />
        {[months.slice(0, 12), months.slice(12)].map((half, at) => (
          <div key={half[0]?.month}>
            <Line months={half} today={today} />
            <ol>
              {half.map(({ month, entries: [first, ...others] }, n) => {
                const day = `${month}-01`;
                const named = {
                  month: `${monthOf(day, 'long')} ${month.slice(0, 4)}`,
                  dates: count(others.length + 1, dates),
                };
                return (
                  <li key={month}>
                    {first ? (
                      <a href={`#${first.slug}`} aria-label={fill(line.month, named)}>
                        {monthOf(day, 'short')}
                      </a>
                    ) : (
                      <span aria-hidden="true">{monthOf(day, 'short')}</span>
                    )}
                    {markOf(month, at * half.length + n)}
                  </li>
                );
              })}
            </ol>
          </div>
        ))}
      </nav>
    </div>
  );
}
