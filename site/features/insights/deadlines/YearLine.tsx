import { count, fill } from '../../../../common/wording.ts';
import { dateLine, monthOf } from '../../../parts/when.ts';
import type { DeadlinesPage } from '../../../schemas/insights/deadlines.ts';
import type { Dated } from './deadlines.ts';
import { hasPassed } from './deadlines.ts';
import styles from './YearLine.module.css';
import { yearLineOf } from './year-line.ts';

interface Props {
  dated: readonly Dated[];
  words: DeadlinesPage;
  today: string;
}

/** Two years on one closed line, with a dot for each date. A month with dates leads to the first of them. */
export function YearLine({ dated, words, today }: Props) {
  const ahead = dated.filter(({ at }) => !hasPassed(at, today));
  const { rows, box, later } = yearLineOf(ahead, today, words);
  return (
    <nav className={styles.years} aria-label={words.months} data-no-search="">
      {rows.map(({ months, loops, strands, rest }) => (
        <div key={months[0]?.month}>
          <svg viewBox={box} aria-hidden="true">
            <path d={rest} />
            <path d={loops} />
            <path d={strands} />
            {months.flatMap(({ dots }) =>
              dots.map(({ slug, path, isDue }) => (
                <path key={slug} d={path} data-dot={slug} data-due={isDue || undefined} />
              )),
            )}
          </svg>
          <ol>
            {months.map(({ month, name, year, dots, noDay }) => {
              const [letter = '', ...rest] = monthOf(`${month}-01`, 'short');
              const label = (
                <>
                  {letter}
                  <span>{rest}</span>
                </>
              );
              const due = dots.some(({ isDue }) => isDue) || undefined;
              return (
                <li key={month}>
                  {dots[0] ? (
                    <a className="bold" href={`#${dots[0].slug}`} data-due={due}>
                      {label}
                      <span className="visuallyHidden">{` ${name}`}</span>
                    </a>
                  ) : (
                    <span aria-hidden="true">{label}</span>
                  )}
                  {(year || noDay.length > 0) && (
                    <p>
                      {year && <b>{year}</b>}
                      {noDay[0] && (
                        <a href={`#${noDay[0].slug}`}>
                          {fill(words.noDay, {
                            when: dateLine(noDay[0].at),
                            dates: count(noDay.length, words.dates),
                          })}
                        </a>
                      )}
                    </p>
                  )}
                </li>
              );
            })}
          </ol>
        </div>
      ))}
      {later[0] && (
        <a className={styles.later} href={`#${later[0].slug}`}>
          {fill(words.beyond, { dates: count(later.length, words.dates) })}
        </a>
      )}
    </nav>
  );
}
