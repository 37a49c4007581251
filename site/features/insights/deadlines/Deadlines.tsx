import type { ReactNode } from 'react';
import { longDay } from '../../../../common/day.ts';
import { count, fill } from '../../../../common/wording.ts';
import { Button } from '../../../../ui/Button.tsx';
import { Icon } from '../../../../ui/Icon.tsx';
import { calendarPlus, chevronDown, download } from '../../../../ui/icons.ts';
import { MoreLink } from '../../../../ui/MoreLink.tsx';
import { SourceList } from '../../../parts/sections/SourceList.tsx';
import { dateParts, dateTimeOf, isDue, leftOf, readWhen } from '../../../parts/when.ts';
import type { DeadlinesPage } from '../../../schemas/insights/deadlines.ts';
import shared from '../insights.module.css';
import styles from './Deadlines.module.css';
import {
  type Dated,
  type Filed,
  groupOf,
  hasPassed,
  inTenseOn,
  statusOf,
  statusWords,
  tagsOf,
} from './deadlines.ts';

/** Calendars of what the filter shows: a subscription needs the whole address. */
export function DeadlineActions({ words, host }: { words: DeadlinesPage; host: string }) {
  return (
    <div className={`noPrint cluster ${styles.actions}`}>
      <Button href={`webcal://${host}/insights/deadlines.ics`} size="small" data-feed="">
        <Icon path={calendarPlus} />
        {words.subscribe}
      </Button>
      <a className="target action nudges" href="/insights/deadlines.ics" download data-feed="">
        {words.download}
        <Icon path={download} />
      </a>
    </div>
  );
}

interface ChipProps {
  tag: string;
  name: string;
  n: number;
}

/** One choice of the filter, with the number of dates that are ahead. */
function Chip({ tag, name, n }: ChipProps) {
  return (
    <li>
      <button type="button" value={tag} aria-pressed={tag === ''}>
        {name} <span>{n}</span>
      </button>
    </li>
  );
}

/** The filter: laws by place first, then what most dates concern. Without a script all is shown. */
function Chips({ open, words }: { open: readonly Filed[]; words: DeadlinesPage }) {
  const chipsOf = (names: Record<string, string>): ChipProps[] =>
    Object.entries(names)
      .map(([tag, name]) => ({
        tag,
        name,
        n: open.filter((entry) => tagsOf(entry).split(' ').includes(tag)).length,
      }))
      .filter(({ n }) => n > 0);
  const areas = chipsOf(words.areas).sort((one, other) => other.n - one.n);
  return (
    <div className={`noPrint needsScript ${styles.chips}`}>
      {/* biome-ignore lint/a11y/noRedundantRoles: a list without marks is none to Safari */}
      <ul className="wrap" role="list" aria-label={words.filter.legend}>
        {[
          { tag: '', name: words.filter.all, n: open.length },
          ...chipsOf(words.regions),
          ...areas,
        ].map((chip) => (
          <Chip key={chip.tag} {...chip} />
        ))}
      </ul>
    </div>
  );
}

interface EntryProps {
  entry: Filed & Partial<Dated>;
  words: DeadlinesPage;
  today: string;
}

function When({ entry: { at, when }, words }: Omit<EntryProps, 'today'>) {
  if (!at) return <b>{when === 'yearly' ? words.yearly : words.dateOpen}</b>;
  const { large, year } = dateParts(at);
  return (
    <time className="bold" dateTime={dateTimeOf(at)}>
      {large === year ? year : `${large} ${year}`}
    </time>
  );
}

/** The columns of a line: when, how long until then or its status, what, and what it concerns. */
function Line({ entry, words, left, href }: LineProps) {
  const { title, kind, region, areas } = entry;
  const area = region ? words.regions[region] : words.areas[areas[0] ?? 'payroll'];
  return (
    <>
      <When entry={entry} words={words} />
      {left}
      <h3>{href ? <a href={href}>{title}</a> : title}</h3>
      <small>{fill(words.kinds[kind], { area })}</small>
    </>
  );
}
type LineProps = Omit<EntryProps, 'today'> & { left: ReactNode; href?: string };

/** A line that opens in place. */
function Row({ children, ...line }: LineProps & { children: ReactNode }) {
  return (
    <details className="turns">
      <summary>
        <Line {...line} />
        <Icon path={chevronDown} size={22} />
      </summary>
      {children}
    </details>
  );
}

function furtherOf({ slug, more, news }: Filed, words: DeadlinesPage) {
  return more ?? (news ? { label: words.details, href: `/news#${slug}` } : undefined);
}

/** A change that is ahead, or without a date, with what the script of the page must know about it. */
function DeadlineEntry({ entry, words, today }: EntryProps) {
  const { slug, title, at, kind, status } = entry;
  const { text, affects, action, differs, areas, sources } = inTenseOn(entry, today);
  const { facts } = words;
  const further = furtherOf(entry, words);
  const listOf = (rows: readonly (readonly [string, ReactNode])[]) => (
    <dl>
      {rows
        .filter(([, fact]) => fact)
        .map(([name, fact]) => (
          <div key={name}>
            <dt className="muted">{name}</dt>
            <dd>{fact}</dd>
          </div>
        ))}
    </dl>
  );
  return (
    <li
      data-for={tagsOf(entry)}
      data-first={at?.first}
      data-last={at?.last}
      data-precision={at?.precision}
    >
      <Row
        entry={entry}
        words={words}
        left={
          <span
            className="small muted"
            data-left=""
            data-due={(at && isDue(at, today)) || undefined}
          >
            {at && leftOf(at, today, words.left)}
          </span>
        }
      >
        {/* A link to it opens the row around it. */}
        <div className={styles.open} id={slug}>
          <div>
            <p>{text}</p>
            {listOf([
              [facts.affects, affects],
              [facts.action, action],
            ])}
            <p className="noPrint cluster small" data-no-search="">
              {at && (
                <a className="target action" href={`/insights/deadlines/${slug}.ics`} download>
                  <Icon path={calendarPlus} />
                  {words.add}
                  <span className="visuallyHidden">{fill(words.addAbout, { title })}</span>
                </a>
              )}
              {further && <MoreLink {...further} />}
            </p>
          </div>
          <div className={`small ${shared.quiet}`}>
            {listOf([
              [facts.areas, areas.map((area) => words.areas[area]).join(', ')],
              [facts.status, words.status[kind][status]],
              [facts.differs, differs],
              [facts.source, <SourceList key="sources" sources={sources} />],
            ])}
          </div>
        </div>
      </Row>
    </li>
  );
}

/** A change that has passed: where more is said of it, or what became of it and who says so. */
function PassedEntry({ entry, words, today }: EntryProps & { entry: Dated }) {
  const { slug, text, sources } = inTenseOn(entry, today);
  const status = statusOf(entry, today) === 'done' ? 'done' : 'planned';
  const left = <span className="small muted">{statusWords(entry, status, words.status)}</span>;
  const line = { entry, words, left };
  const further = furtherOf(entry, words);
  return further ? (
    <li data-for={tagsOf(entry)} id={slug}>
      <div data-line="">
        <Line {...line} href={further.href} />
      </div>
    </li>
  ) : (
    <li data-for={tagsOf(entry)}>
      <Row {...line}>
        <div className={styles.open} id={slug}>
          <p>{text}</p>
          <p className={`small muted ${shared.quiet}`}>
            <SourceList sources={sources} />
          </p>
        </div>
      </Row>
    </li>
  );
}

interface Props {
  deadlines: readonly Filed[];
  dated: readonly Dated[];
  words: DeadlinesPage;
  /** The day of the build; the script of the page goes on from there. */
  today: string;
}

/** Everything dated in rows: this quarter, the years of the line, later, without a date; the past at the end. */
export function Deadlines({ deadlines, dated, words, today }: Props) {
  const { filter, keeping } = words;
  const ahead = dated.filter(({ at }) => !hasPassed(at, today));
  const passed = dated.filter(({ at }) => hasPassed(at, today)).toReversed();
  const undated = deadlines.filter(({ when }) => !readWhen(when));
  const parts: [group: string, entries: readonly Filed[]][] = [
    ...Map.groupBy(ahead, ({ at }) => groupOf(at, today)),
    ['undated', undated],
  ];
  const headings: Record<string, string> = words.groups;
  const checked = deadlines.map((entry) => entry.checked).reduce((m, n) => (n > m ? n : m));
  const { dates, left } = words;
  return (
    <div
      data-deadlines=""
      data-words={JSON.stringify({ ...left, dates, passed: words.passed, shown: filter.shown })}
    >
      <Chips open={[...ahead, ...undated]} words={words} />
      <div className={`wrap ${styles.page}`}>
        <p className="visuallyHidden" role="status" />
        {parts
          .filter(([, entries]) => entries.length > 0)
          .map(([group, entries]) => (
            <section key={group}>
              <h2>
                {headings[group] ?? group} <small>{count(entries.length, dates)}</small>
              </h2>
              <ol className="ruled">
                {entries.map((entry) => (
                  <DeadlineEntry key={entry.slug} entry={entry} words={words} today={today} />
                ))}
              </ol>
            </section>
          ))}
        <details className={`turns ${styles.passed}`} data-passed="">
          <summary className="action h4">{count(passed.length, words.passed)}</summary>
          <ol className="ruled">
            {passed.map((entry) => (
              <PassedEntry key={entry.slug} entry={entry} words={words} today={today} />
            ))}
          </ol>
        </details>
        <div className={`small muted ${styles.keeping}`}>
          <h2 className="small">{keeping.heading}</h2>
          <p className="measure">{fill(keeping.text, { date: longDay(checked) })}</p>
        </div>
      </div>
    </div>
  );
}
