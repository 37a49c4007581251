import { spoken } from '../../../common/day.ts';
import { count, fill } from '../../../common/wording.ts';
import { Button } from '../../../ui/Button.tsx';
import { Check } from '../../../ui/Check.tsx';
import { Icon } from '../../../ui/Icon.tsx';
import { calendarPlus, download } from '../../../ui/icons.ts';
import more from '../../../ui/MoreLink.module.css';
import shared from '../insights.module.css';
import { DeadlineEntry, UndatedEntry } from './DeadlineEntry.tsx';
import styles from './Deadlines.module.css';
import { type Dated, datedOf, type Filed, type Group, groupOf, latestCheck, nextOf } from './deadlines.ts';
import type { DeadlinesPage } from './schema.ts';

/** All dates at once: a subscription that follows changes and needs the whole address, or a file that does not. */
export const DeadlineActions = ({ words, host }: { words: DeadlinesPage; host: string }) => (
  <p className={`noPrint cluster ${styles.actions}`}>
    <Button href={`webcal://${host}/insights/deadlines.ics`}>
      <Icon path={calendarPlus} size={22} />
      {words.subscribe}
    </Button>
    <a className={more.more} href="/insights/deadlines.ics" download>
      {words.download}
      <Icon path={download} />
    </a>
  </p>
);

interface BoxesProps {
  legend: string;
  names: Record<string, string>;
  list: 'areas' | 'regions';
}

const Boxes = ({ legend, names, list }: BoxesProps) => (
  <fieldset data-list={list}>
    <legend>{legend}</legend>
    {Object.entries(names).map(([name, shown]) => (
      <Check key={name} name="for" value={name}>
        {shown}
      </Check>
    ))}
  </fieldset>
);

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
const Line = ({ deadlines, words, today }: Props) => {
  const dated = datedOf(deadlines);
  const next = nextOf(dated, today);
  const of = (group: Group) => dated.filter((entry) => groupOf(entry, today) === group);
  const entries = (some: readonly Dated[]) =>
    some.map((entry) => (
      <DeadlineEntry key={entry.slug} entry={entry} words={words} today={today} isNext={entry === next} />
    ));
  const past = of('past');
  const earlier = past.slice(0, -RECENT);
  const undated = deadlines
    .filter(({ slug }) => !dated.some((entry) => entry.slug === slug))
    .map((entry) => <UndatedEntry key={entry.slug} entry={entry} words={words} />);
  const ahead = [...AHEAD.map((group) => [group, entries(of(group))] as const), ['undated', undated] as const];
  return (
    <div className={styles.line}>
      <section>
        <h2>{words.groups.past}</h2>
        {earlier.length > 0 && (
          <details className={styles.earlier}>
            <summary className="action">{count(earlier.length, words.earlier)}</summary>
            <ol>{entries(earlier)}</ol>
          </details>
        )}
        <ol data-group="past">{entries(past.slice(-RECENT))}</ol>
      </section>
      <p className={`bold ${styles.now}`}>
        <time dateTime={today} data-today="">
          {fill(words.todayIs, { date: spoken(today) })}
        </time>
      </p>
      {ahead
        .filter(([, some]) => some.length > 0)
        .map(([group, some]) => (
          <section key={group}>
            <h2>{words.groups[group]}</h2>
            <ol>{some}</ol>
          </section>
        ))}
    </div>
  );
};

/**
 * The line with its filter. The style sheet does the filtering, so it works without a script; the script of the page
 * only keeps the choice in the address and hides a part of the line with nothing left in it.
 */
export const Deadlines = ({ deadlines, words, today }: Props) => {
  const { filter, keeping, formats } = words;
  return (
    <div
      className={`wrap columns ${shared.page} ${styles.page}`}
      data-deadlines=""
      // Styles are pruned to what a page names; the script sets this.
      data-states="hidden"
      data-words={JSON.stringify({ ...words.left, is: words.todayIs, earlier: words.earlier })}
    >
      <div className={`noPrint ${shared.rail} ${styles.rail}`}>
        <div className={styles.filter} data-filter="">
          <Boxes legend={filter.legend} names={words.areas} list="areas" />
          <Boxes legend={filter.places} names={words.regions} list="regions" />
          <p>{filter.hint}</p>
          <a href="/insights/deadlines">{filter.reset}</a>
        </div>
        <section>
          <h2>{keeping.heading}</h2>
          <p>{fill(keeping.text, { date: spoken(latestCheck(deadlines)) })}</p>
          <p>
            {`${formats.text} `}
            <a href="/insights/deadlines.json">{formats.json}</a>
            {', '}
            <a href="/insights/deadlines/rss.xml">{formats.rss}</a>
          </p>
        </section>
      </div>
      <div>
        <p className={`bold ${styles.none}`} role="status" data-none={filter.none} />
        <Line deadlines={deadlines} words={words} today={today} />
      </div>
    </div>
  );
};
