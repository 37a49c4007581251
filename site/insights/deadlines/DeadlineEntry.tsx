import { fill } from '../../../common/wording.ts';
import { DeadlineFacts } from './DeadlineFacts.tsx';
import styles from './DeadlineLine.module.css';
import { type Dated, type Filed, groupOf, statusOf } from './deadlines.ts';
import { leftOf } from './left.ts';
import type { DeadlinesPage } from './schema.ts';
import { spokenOn } from './tense.ts';
import { dateLine, dateParts } from './when.ts';

interface Props {
  entry: Dated;
  words: DeadlinesPage;
  today: string;
  /** The next date of all is drawn large. */
  isNext?: boolean;
}

/** What the filter and the script that refreshes the page know about an entry. */
const known = ({ areas, region, at }: Filed & Partial<Dated>) => ({
  item: { 'data-region': region, 'data-areas': areas.join(' ') },
  date: at && { 'data-first': at.first, 'data-last': at.last, 'data-precision': at.precision },
});

/** A date that has passed: one line that opens. */
const PastEntry = ({ entry, words, today }: Props) => {
  const { item, date } = known(entry);
  return (
    <li id={entry.slug} {...item} {...date}>
      <article className={styles.entry} data-look="past">
        <p className={styles.when}>
          <time dateTime={entry.at.first}>{dateLine(entry.at)}</time>
        </p>
        <i className={styles.node} />
        <details>
          <summary>
            <h3>{entry.title}</h3>
            <span data-left="">{leftOf(entry.at, today, words.left)}</span>
          </summary>
          <DeadlineFacts
            entry={spokenOn(entry, today)}
            status={words.status[entry.kind][statusOf(entry, today)]}
            words={words}
            isAhead={false}
          />
        </details>
      </article>
    </li>
  );
};

/** One dated change on the line. */
export const DeadlineEntry = ({ entry, words, today, isNext = false }: Props) => {
  const group = groupOf(entry, today);
  if (group === 'past') return <PastEntry entry={entry} words={words} today={today} />;
  const { item, date } = known(entry);
  const { large, year } = dateParts(entry.at);
  const isDay = entry.at.precision === 'day';
  const { planned, passed } = words.status[entry.kind];
  const open = entry.at.precision === 'year' ? words.yearOpen : fill(words.dayOpen, { year });
  return (
    <li id={entry.slug} {...item} {...date}>
      <article className={styles.entry} data-look={isNext ? 'next' : undefined}>
        <p className={styles.when}>
          <time dateTime={isDay ? entry.at.first : entry.at.first.slice(0, 7)}>{large}</time>
          <span>{isDay ? year : open}</span>
          <b data-left="">{leftOf(entry.at, today, words.left)}</b>
        </p>
        <i className={styles.node} />
        <div>
          <h3>{entry.title}</h3>
          <DeadlineFacts
            entry={entry}
            status={entry.status === 'planned' ? `{${planned}|${passed}}` : words.status[entry.kind].done}
            words={words}
            isAhead
            folded={group === 'later'}
          />
        </div>
      </article>
    </li>
  );
};

/** A change for which no date is known, or that comes every year. */
export const UndatedEntry = ({ entry, words }: { entry: Filed; words: DeadlinesPage }) => (
  <li id={entry.slug} {...known(entry).item}>
    <article className={styles.entry}>
      <p className={styles.when}>
        <span data-large="">{entry.when === 'yearly' ? words.yearly : words.dateOpen}</span>
      </p>
      <i className={styles.node} />
      <div>
        <h3>{entry.title}</h3>
        <DeadlineFacts entry={entry} status={words.status[entry.kind].planned} words={words} isAhead={false} folded />
      </div>
    </article>
  </li>
);
