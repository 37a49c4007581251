import { fill } from '../../../common/wording.ts';
import { Icon } from '../../../ui/Icon.tsx';
import { calendarPlus } from '../../../ui/icons.ts';
import { MoreLink } from '../../../ui/MoreLink.tsx';
import shared from '../insights.module.css';
import { SourceList } from '../SourceList.tsx';
import styles from './Deadlines.module.css';
import { type Dated, type Filed, spokenOn, statusOf, statusWords, tagsOf } from './deadlines.ts';
import type { DeadlinesPage } from './schema.ts';
import { dateLine, dateParts, leftOf } from './when.ts';

/** The page that says more about a date. */
const furtherOf = ({ slug, more: link, news }: Filed, words: DeadlinesPage) =>
  link ?? (news ? { label: words.details, href: `/news#${slug}` } : undefined);

interface Props {
  entry: Filed & Partial<Dated>;
  words: DeadlinesPage;
  today: string;
}

const When = ({ entry: { at, when }, words, today }: Props) => {
  if (!at) return <b className="h3">{when === 'yearly' ? words.yearly : words.dateOpen}</b>;
  const { large, year } = dateParts(at);
  return (
    <>
      <time className="h3 bold" dateTime={at.first.slice(0, at.precision === 'day' ? 10 : 7)}>
        {large}
      </time>
      {large !== year && <small>{year}</small>}
      <b className="small" data-left="">
        {leftOf(at, today, words.left)}
      </b>
    </>
  );
};

/** A change that is ahead, or without a date, with what the script of the page must know about it. */
export const DeadlineEntry = ({ entry, words, today }: Props) => {
  const { slug, title, at, kind, status } = entry;
  const { text, affects, action, differs, areas, sources } = spokenOn(entry, today);
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
    <li id={slug} data-for={tagsOf(entry)} data-first={at?.first} data-last={at?.last} data-precision={at?.precision}>
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
};

/** A change that has passed: what became of it, and who says so. */
export const PassedEntry = ({ entry, words, today }: Props & { entry: Dated }) => {
  const { slug, title, at, text, sources } = spokenOn(entry, today);
  const further = furtherOf(entry, words);
  const status = statusOf(entry, today);
  const said = statusWords(entry, status, words.status);
  return (
    <li id={slug} data-for={tagsOf(entry)}>
      <p className={styles.when}>
        <time className="bold" dateTime={at.first}>
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
};
