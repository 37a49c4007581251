import type { CSSProperties } from 'react';
import { formatNumber } from '../../../../common/wording.ts';
import { PayrollLine } from '../../../parts/line/PayrollLine.tsx';
import styles from './Lanes.module.css';
import { monthsOf, placeLabels, placeOf } from './rules/lanes.ts';
import { isDue, type LineRow, ownTitle, type readLine, whenOf } from './rules/read-line.ts';
import type { AdvisorDate, ResultWords } from './words.ts';

export type Line = ReturnType<typeof readLine<AdvisorDate>>;
interface Props {
  line: Line;
  words: ResultWords;
  today: string;
}

/** Scripts may set variables; the pages have no styles in attributes. */
export function vars(values: Record<`--${string}`, number>): CSSProperties {
  return values as CSSProperties;
}

interface TrackProps extends Omit<Props, 'line'> {
  dates: readonly AdvisorDate[];
  year: number;
  /** Dates of SAP begin nowhere; a thread leads from a country to its last date. */
  isOwn?: boolean;
}

/** Dates of one row as pins; each leads to its entry below. */
function Track({ dates, year, words, today, isOwn = false }: TrackProps) {
  const shown = dates.map((date) => ({
    date,
    title: isOwn ? ownTitle(date.title) : date.title,
    x: placeOf(date.first, today, year),
  }));
  const places = placeLabels(shown.map(({ x, title }) => ({ x, text: title })));
  const open = (slug: string) => {
    const entry = document.getElementById(`date-${slug}`);
    if (entry instanceof HTMLDetailsElement) entry.open = true;
  };
  return (
    <ol className={styles.track} style={vars({ '--to': isOwn ? (shown.at(-1)?.x ?? 0) : 0 })}>
      {shown.map(({ date, title, x }, i) => {
        const { slug, precision } = date;
        const { isBack = false, level = 0 } = places[i] ?? {};
        const due = isDue(date, today);
        return (
          <li
            key={slug}
            style={vars({ '--x': x, '--level': isOwn ? 0 : level })}
            data-back={isBack || undefined}
            data-bare={(isOwn && level > 0) || undefined}
            data-due={due || undefined}
            data-vague={precision !== 'day' || undefined}
          >
            <i />
            <a href={`#date-${slug}`} onClick={() => open(slug)}>
              <b>
                {due ? whenOf(date, today, words.line) : `${date.brief} ${date.first.slice(0, 4)}`}
              </b>
              <span>{title}</span>
            </a>
          </li>
        );
      })}
    </ol>
  );
}

function Name({ row, words }: { row: LineRow; words: ResultWords }) {
  const { headcount, short, dates, option, loop } = row;
  const isUnsure = dates.length > 0 && option === 'open' && !loop.isKnown;
  return (
    <div className={styles.name} data-tied={dates.length > 0 || undefined}>
      <b>{short}</b>
      <span>{headcount === null ? '' : formatNumber(headcount)}</span>
      <small>
        {headcount === null ? words.line.addPeople : null}
        {headcount !== null && isUnsure && (
          <span className={styles.unsure}>{words.line.noVersionBrief}</span>
        )}
        {headcount !== null && !isUnsure && words.options[option].label}
      </small>
    </div>
  );
}

/** The visitor's line: loops with their names, and for each a lane of time to the end of the next year. */
export function Lanes({ line: { rows, forAll, year }, words, today }: Props) {
  const { answer } = words;
  const levels = placeLabels(
    forAll.map(({ first, title }) => ({ x: placeOf(first, today, year), text: title })),
  ).reduce((most, { level }) => Math.max(most, level + 1), 1);
  return (
    <section
      className={styles.lanes}
      style={vars({ '--n': Math.max(1, rows.length), '--levels': levels })}
      aria-labelledby="result"
    >
      <div className={styles.axis} aria-hidden="true">
        <span>{answer.today}</span>
        <ol>
          <li />
          {monthsOf(today, year).map(({ x, label, isYear }) => (
            <li key={x} style={vars({ '--x': x })}>
              {isYear ? <b>{label}</b> : label}
            </li>
          ))}
        </ol>
      </div>
      {forAll.length > 0 && (
        <div className={styles.all}>
          <div className={styles.name}>
            <b>{answer.all}</b>
            <small>{answer.sap}</small>
          </div>
          <Track dates={forAll} year={year} words={words} today={today} />
        </div>
      )}
      <PayrollLine loops={rows.map(({ loop }) => loop)}>
        {rows.map((row) => (
          <li key={row.code}>
            <Name row={row} words={words} />
            {row.dates.length > 0 && (
              <Track dates={row.dates} year={year} words={words} today={today} isOwn />
            )}
            {(row.dates.length === 0 || !row.loop.isKnown) && (
              <p className={styles.blank}>
                {row.loop.isKnown ? (
                  <span>{words.line.noDate}</span>
                ) : (
                  <>
                    <span className={styles.unsure}>{words.line.noVersion}.</span>{' '}
                    <a href={`/contact-us?service=${words.handOver.service}`}>{answer.askUs}</a>
                  </>
                )}
              </p>
            )}
          </li>
        ))}
      </PayrollLine>
    </section>
  );
}
