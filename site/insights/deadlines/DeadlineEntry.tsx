import type { ReactNode } from 'react';
import { fill } from '../../../common/wording.ts';
import { Button } from '../../../ui/Button.tsx';
import { Icon } from '../../../ui/Icon.tsx';
import { calendarPlus } from '../../../ui/icons.ts';
import { MoreLink } from '../../../ui/MoreLink.tsx';
import shared from '../insights.module.css';
import { SourceList } from '../SourceList.tsx';
import styles from './Deadlines.module.css';
import { type Dated, type Filed, groupOf, piecesOf, spokenOn, statusOf, statusWords } from './deadlines.ts';
import type { DeadlinesPage } from './schema.ts';
import { dateLine, dateParts, leftOf } from './when.ts';

/** A text whose tense the script of the page can change; without it the words are those of the build. */
const Tensed = ({ text }: { text: string }) =>
  piecesOf(text).map(({ text: before, after }) =>
    after ? (
      <span key={before} data-after={after}>
        {before}
      </span>
    ) : (
      before
    ),
  );

interface FactsProps {
  entry: Filed;
  /** Planned, passed or done, in words; a plan whose day may pass while the page is out, as {planned|passed}. */
  status: string;
  words: DeadlinesPage;
  /** false where there is nothing to enter into a calendar: no date, or one that has passed. */
  isAhead: boolean;
  /** true for what is far away: its facts open. */
  folded?: boolean;
}

/** Who is affected, what to do, how sure it is, and what to do with the date. */
const Facts = ({ entry, status, words, isAhead, folded = false }: FactsProps) => {
  const { slug, title, more, news, differs, areas, sources } = entry;
  const further = more ?? (news ? { label: words.details, href: `/news#${slug}` } : undefined);
  const about = <span className="visuallyHidden">{fill(words.addAbout, { title })}</span>;
  const fact = (name: keyof DeadlinesPage['facts'], text: ReactNode) => (
    <div data-wide={name === 'differs' ? '' : undefined}>
      <dt className="bold">{words.facts[name]}</dt>
      <dd className="muted">{text}</dd>
    </div>
  );
  const rest = (
    <>
      <dl className={`small ${styles.facts} ${shared.quiet}`}>
        {fact('affects', <Tensed text={entry.affects} />)}
        {fact('action', <Tensed text={entry.action} />)}
        {differs && fact('differs', differs)}
        {fact('areas', areas.map((area) => words.areas[area]).join(', '))}
        {fact(
          'source',
          <>
            <Tensed text={`${status}. `} />
            <SourceList sources={sources} />
          </>,
        )}
      </dl>
      <div className={`noPrint cluster small ${styles.end}`}>
        {isAhead && (
          <Button href={`/insights/deadlines/${slug}.ics`} look="line" size="small" download>
            <Icon path={calendarPlus} />
            <span>
              {words.add}
              {about}
            </span>
          </Button>
        )}
        {further && <MoreLink {...further} />}
      </div>
    </>
  );
  return (
    <>
      <p className={`measure ${styles.text}`}>
        <Tensed text={entry.text} />
      </p>
      {folded ? (
        <details className={styles.fold}>
          <summary className="action">
            {words.unfold}
            {about}
          </summary>
          {rest}
        </details>
      ) : (
        rest
      )}
    </>
  );
};

interface FrameProps {
  entry: Filed & Partial<Dated>;
  look?: 'past' | 'next' | undefined;
  when: ReactNode;
  children: ReactNode;
}

/** A place on the line, with what the filter and the script of the page must know about it. */
const Frame = ({ entry: { slug, region, areas, at }, look, when, children }: FrameProps) => (
  <li
    id={slug}
    data-region={region}
    data-areas={areas.join(' ')}
    data-first={at?.first}
    data-last={at?.last}
    data-precision={at?.precision}
  >
    <article className={styles.entry} data-look={look}>
      <p className={styles.when}>{when}</p>
      <i className={styles.node} />
      {children}
    </article>
  </li>
);

interface Props {
  entry: Dated;
  words: DeadlinesPage;
  today: string;
  /** The next date of all is drawn large. */
  isNext?: boolean;
}

/** A date that has passed: one line that opens. */
const PastEntry = ({ entry, words, today }: Props) => (
  <Frame entry={entry} look="past" when={<time dateTime={entry.at.first}>{dateLine(entry.at)}</time>}>
    <details>
      <summary>
        <h3>{entry.title}</h3>
        <span data-left="">{leftOf(entry.at, today, words.left)}</span>
      </summary>
      <Facts
        entry={spokenOn(entry, today)}
        status={statusWords(entry, statusOf(entry, today), words.status)}
        words={words}
        isAhead={false}
      />
    </details>
  </Frame>
);

/** One dated change on the line. */
export const DeadlineEntry = ({ entry, words, today, isNext = false }: Props) => {
  const group = groupOf(entry, today);
  if (group === 'past') return <PastEntry entry={entry} words={words} today={today} />;
  const { first, precision } = entry.at;
  const { large, year } = dateParts(entry.at);
  const isDay = precision === 'day';
  const say = (status: ReturnType<typeof statusOf>) => statusWords(entry, status, words.status);
  const open = precision === 'year' ? words.yearOpen : fill(words.dayOpen, { year });
  const when = (
    <>
      <time dateTime={isDay ? first : first.slice(0, 7)}>{large}</time>
      <small>{isDay ? year : open}</small>
      <b data-left="">{leftOf(entry.at, today, words.left)}</b>
    </>
  );
  return (
    <Frame entry={entry} look={isNext ? 'next' : undefined} when={when}>
      <div>
        <h3>{entry.title}</h3>
        <Facts
          entry={entry}
          status={entry.status === 'planned' ? `{${say('planned')}|${say('passed')}}` : say('done')}
          words={words}
          isAhead
          folded={group === 'later'}
        />
      </div>
    </Frame>
  );
};

/** A change for which no date is known, or that comes every year. */
export const UndatedEntry = ({ entry, words }: { entry: Filed; words: DeadlinesPage }) => (
  <Frame entry={entry} when={<span data-large="">{entry.when === 'yearly' ? words.yearly : words.dateOpen}</span>}>
    <div>
      <h3>{entry.title}</h3>
      <Facts entry={entry} status={words.status[entry.kind].planned} words={words} isAhead={false} folded />
    </div>
  </Frame>
);
