import { fill } from '../../../common/wording.ts';
import { Button } from '../../../ui/Button.tsx';
import { Icon } from '../../../ui/Icon.tsx';
import { calendarPlus } from '../../../ui/icons.ts';
import { MoreLink } from '../../../ui/MoreLink.tsx';
import { SourceList } from '../SourceList.tsx';
import styles from './DeadlineFacts.module.css';
import type { Filed } from './deadlines.ts';
import type { DeadlinesPage } from './schema.ts';
import { Tensed } from './Tensed.tsx';

interface Props {
  entry: Filed;
  /** Planned, passed or done, in words; a plan of which the day may pass while the page is out, as {planned|passed}. */
  status: string;
  words: DeadlinesPage;
  /** false where there is nothing to enter into a calendar: no date, or one that has passed. */
  isAhead: boolean;
  /** true for what is far away: its facts open. */
  folded?: boolean;
}

/** Who is affected, what to do, how sure it is, and what to do with the date. */
export const DeadlineFacts = ({ entry, status, words, isAhead, folded = false }: Props) => {
  const { facts } = words;
  const { slug, title, more, news } = entry;
  const further = more ?? (news ? { label: words.details, href: `/news#${slug}` } : undefined);
  const rest = (
    <>
      <dl className={styles.facts}>
        <div>
          <dt>{facts.affects}</dt>
          <dd>
            <Tensed text={entry.affects} />
          </dd>
        </div>
        <div>
          <dt>{facts.action}</dt>
          <dd>
            <Tensed text={entry.action} />
          </dd>
        </div>
        {entry.differs && (
          <div data-wide="">
            <dt>{facts.differs}</dt>
            <dd>{entry.differs}</dd>
          </div>
        )}
        <div>
          <dt>{facts.areas}</dt>
          <dd>{entry.areas.map((area) => words.areas[area]).join(', ')}</dd>
        </div>
        <div>
          <dt>{facts.source}</dt>
          <dd>
            <Tensed text={`${status}. `} />
            <SourceList sources={entry.sources} />
          </dd>
        </div>
      </dl>
      <div className={`noPrint ${styles.end}`}>
        {isAhead && (
          <Button href={`/insights/deadlines/${slug}.ics`} look="line" size="small" download>
            <Icon path={calendarPlus} />
            <span>
              {words.add}
              <span className="visuallyHidden">{fill(words.addAbout, { title })}</span>
            </span>
          </Button>
        )}
        {further && <MoreLink {...further} />}
      </div>
    </>
  );
  return (
    <>
      <p className={styles.text}>
        <Tensed text={entry.text} />
      </p>
      {folded ? (
        <details className={styles.fold}>
          <summary>
            {words.unfold}
            <span className="visuallyHidden">{fill(words.addAbout, { title })}</span>
          </summary>
          {rest}
        </details>
      ) : (
        rest
      )}
    </>
  );
};
