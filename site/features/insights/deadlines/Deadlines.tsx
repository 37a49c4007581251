import { longDay } from '../../../../common/day.ts';
import { count, fill } from '../../../../common/wording.ts';
import { Button } from '../../../../ui/Button.tsx';
import field from '../../../../ui/Field.module.css';
import { Icon } from '../../../../ui/Icon.tsx';
import { calendarPlus, download } from '../../../../ui/icons.ts';
import { MoreLink } from '../../../../ui/MoreLink.tsx';
import { SourceList } from '../../../parts/sections/SourceList.tsx';
import type { DeadlinesPage } from '../../../schemas/insights/deadlines.ts';
import shared from '../insights.module.css';
import styles from './Deadlines.module.css';
import {
  type Dated,
  type Filed,
  GROUPS,
  groupOf,
  hasPassed,
  inTenseOn,
  statusOf,
  statusWords,
  tagsOf,
} from './deadlines.ts';
import { dateLine, dateParts, dateTimeOf, leftOf, readWhen } from './when.ts';

function Options({ label, names }: { label: string; names: Record<string, string> }) {
  return (
    <optgroup label={label}>
      {Object.entries(names).map(([tag, name]) => (
        <option key={tag} value={tag}>
          {name}
        </option>
      ))}
    </optgroup>
  );
}

/** The filter, and calendars of what it shows: a subscription needs the whole address. Without a script all is shown. */
export function DeadlineActions({ words, host }: { words: DeadlinesPage; host: string }) {
  return (
    <div className={`noPrint cluster ${styles.actions}`}>
      <label className={`needsScript small ${field.field}`}>
        <span className={field.label}>{words.filter.legend}</span>
        <select className={field.input} autoComplete="off">
          <option value="">{words.filter.all}</option>
          <Options label={words.filter.areas} names={words.areas} />
          <Options label={words.filter.places} names={words.regions} />
        </select>
      </label>
      <Button href={`webcal://${host}/insights/deadlines.ics`} data-feed="">
        <Icon path={calendarPlus} size={22} />
        {words.subscribe}
      </Button>
      <a className="target action nudges" href="/insights/deadlines.ics" download data-feed="">
        {words.download}
        <Icon path={download} />
      </a>
    </div>
  );
}

function furtherOf({ slug, more: link, news }: Filed, words: DeadlinesPage) {
  return link ?? (news ? { label: words.details, href: `/news#${slug}` } : undefined);
}

interface EntryProps {
  entry: Filed & Partial<Dated>;
  words: DeadlinesPage;
  today: string;
}

function When({ entry: { at, when }, words, today }: EntryProps) {
  if (!at) return <b className="h3">{when === 'yearly' ? words.yearly : words.dateOpen}</b>;
  const { large, year } = dateParts(at);
  return (
    <>
      <time className="h3 bold" dateTime={dateTimeOf(at)}>
        {large}
      </time>
      {large !== year && <small>{year}</small>}
      <b className="small" data-left="">
        {leftOf(at, today, words.left)}
      </b>
    </>
  );
}

/** A change that is ahead, or without a date, with what the script of the page must know about it. */
function DeadlineEntry({ entry, words, today }: EntryProps) {
  const { slug, title, at, kind, status } = entry;
  const { text, affects, action, differs, areas, sources } = inTenseOn(entry, today);
  const further = furtherOf(entry, words);
  const about = <span className="visuallyHidden">{fill(words.addAbout, { title })}</span>;
  const facts = [
    [words.facts.affects, affects],
    [words.facts.action, action],
    [words.facts.areas, areas.map((area) => words.areas[area]).join(', ')],
    [words.facts.status, words.status[kind][status]],
    [words.facts.differs, differs],
    [words.facts.source, <SourceList key="sources" sources={sources} />],
  ] as const;
  return (
    <li
      id={slug}
      data-for={tagsOf(entry)}
      data-first={at?.first}
      data-last={at?.last}
      data-precision={at?.precision}
    >
      <p className={styles.when}>
        <When entry={entry} words={words} today={today} />
      </p>
      <div className="bead">
        <h3>{title}</h3>
        <div data-ahead="">
          <p className="measure">{text}</p>
          <details>
            <summary className="action small">
              {words.unfold}
              {about}
            </summary>
            <dl className={`small pairs ${shared.quiet}`}>
              {facts
                .filter(([, fact]) => fact)
                .map(([name, fact]) => (
                  <div key={name}>
                    <dt className="bold">{name}</dt>
                    <dd className="muted">{fact}</dd>
                  </div>
                ))}
            </dl>
          </details>
          <p className="noPrint cluster small">
            {at && (
              <a className="target action nudges" href={`/insights/deadlines/${slug}.ics`} download>
                {words.add}
                {about}
                <Icon path={calendarPlus} />
              </a>
            )}
            {further && <MoreLink {...further} />}
          </p>
        </div>
      </div>
    </li>
  );
}

/** A change that has passed: what became of it, and who says so. */
function PassedEntry({ entry, words, today }: EntryProps & { entry: Dated }) {
  const { slug, title, at, text, sources } = inTenseOn(entry, today);
  const further = furtherOf(entry, words);
  const status = statusOf(entry, today);
  const said = statusWords(entry, status, words.status);
  return (
    <li id={slug} data-for={tagsOf(entry)}>
      <p className={styles.when}>
        <time className="bold" dateTime={dateTimeOf(at)}>
          {status === 'done' ? dateLine(at) : said}
        </time>
        {status === 'done' && <small>{said}</small>}
      </p>
      <div className="bead">
        <h3>{further ? <a href={further.href}>{title}</a> : title}</h3>
        <p className="measure">{text}</p>
        <p className={`small muted ${shared.quiet}`}>
          <SourceList sources={sources} />
        </p>
      </div>
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

/** Everything dated on one line through time: this quarter, the year ahead, later, without a date; the past at the end. */
export function Deadlines({ deadlines, dated, words, today }: Props) {
  const { filter, groups, keeping } = words;
  const ahead = dated.filter(({ at }) => !hasPassed(at, today));
  const passed = dated.filter(({ at }) => hasPassed(at, today)).toReversed();
  const undated = deadlines.filter(({ when }) => !readWhen(when));
  const of = (group: string) => ahead.filter(({ at }) => groupOf(at, today) === group);
  const parts = [
    ...GROUPS.map((group) => [group, of(group)] as const),
    ['undated', undated] as const,
  ];
  const checked = deadlines.map((entry) => entry.checked).reduce((m, n) => (n > m ? n : m));
  return (
    <div
      className={`wrap columns ${styles.page}`}
      data-deadlines=""
      data-words={JSON.stringify({ ...words.left, passed: words.passed, shown: filter.shown })}
    >
      <div className={styles.line}>
        <p className="small muted needsScript" role="status">
          {fill(filter.shown, { n: deadlines.length, total: deadlines.length })}
        </p>
        {parts
          .filter(([, entries]) => entries.length > 0)
          .map(([group, entries]) => (
            <section key={group}>
              <h2>{groups[group]}</h2>
              <ol>
                {entries.map((entry) => (
                  <DeadlineEntry key={entry.slug} entry={entry} words={words} today={today} />
                ))}
              </ol>
            </section>
          ))}
        <details className={styles.passed} data-passed="">
          <summary className="action h4">{count(passed.length, words.passed)}</summary>
          <ol>
            {passed.map((entry) => (
              <PassedEntry key={entry.slug} entry={entry} words={words} today={today} />
            ))}
          </ol>
        </details>
      </div>
      <div className={`small muted ${shared.quiet}`}>
        <h2 className="small">{keeping.heading}</h2>
        <p>{fill(keeping.text, { date: longDay(checked) })}</p>
      </div>
    </div>
  );
}
