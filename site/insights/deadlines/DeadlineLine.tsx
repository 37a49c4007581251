import { spoken } from '../../../common/day.ts';
import { count, fill } from '../../../common/wording.ts';
import { DeadlineEntry, UndatedEntry } from './DeadlineEntry.tsx';
import styles from './DeadlineLine.module.css';
import { type Dated, datedOf, type Filed, type Group, groupOf, nextOf } from './deadlines.ts';
import type { DeadlinesPage } from './schema.ts';

interface Props {
  deadlines: readonly Filed[];
  words: DeadlinesPage;
  /** The day of the build; the script of the page goes on from there. */
  today: string;
}

/** So many of the dates that have passed are seen at once; the older ones open. */
const RECENT = 4;
const AHEAD = ['quarter', 'year', 'later'] as const;

/** Everything dated on one line through time: passed, this quarter, the year ahead, later. */
export const DeadlineLine = ({ deadlines, words, today }: Props) => {
  const dated = datedOf(deadlines);
  const next = nextOf(dated, today);
  const of = (group: Group) => dated.filter((entry) => groupOf(entry, today) === group);
  const entries = (some: readonly Dated[]) =>
    some.map((entry) => (
      <DeadlineEntry key={entry.slug} entry={entry} words={words} today={today} isNext={entry === next} />
    ));
  const past = of('past');
  const undated = deadlines.filter(({ slug }) => !dated.some((entry) => entry.slug === slug));
  const earlier = past.slice(0, -RECENT);
  const { groups } = words;
  return (
    <div className={styles.line}>
      <section>
        <h2>{groups.past}</h2>
        {earlier.length > 0 && (
          <details className={styles.earlier}>
            <summary>{count(earlier.length, words.earlier)}</summary>
            <ol>{entries(earlier)}</ol>
          </details>
        )}
        <ol data-group="past">{entries(past.slice(-RECENT))}</ol>
      </section>
      <p className={styles.now}>
        <time dateTime={today} data-today="">
          {fill(words.todayIs, { date: spoken(today) })}
        </time>
      </p>
      {AHEAD.map((group) => {
        const some = of(group);
        if (some.length === 0) return null;
        return (
          <section key={group}>
            <h2>{groups[group]}</h2>
            <ol>{entries(some)}</ol>
          </section>
        );
      })}
      {undated.length > 0 && (
        <section>
          <h2>{groups.undated}</h2>
          <ol>
            {undated.map((entry) => (
              <UndatedEntry key={entry.slug} entry={entry} words={words} />
            ))}
          </ol>
        </section>
      )}
    </div>
  );
};
