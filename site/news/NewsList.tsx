import { isoDay, longDay } from '../../common/day.ts';
import { SourceList } from '../insights/SourceList.tsx';
import type { Words } from '../words.ts';
import styles from './NewsList.module.css';
import type { NewsEntry } from './news.ts';

interface Props {
  items: readonly NewsEntry[];
  words: Words;
}

/** Dated items on ruled rows; each can be linked to by its own fragment. */
export function NewsList({ items, words }: Props) {
  return (
    <ol className={`ruled ${styles.news}`}>
      {items.map((item) => (
        <li key={item.slug} id={item.slug}>
          <p className={`bold ${styles.day}`}>
            <time dateTime={isoDay(item.date)}>{longDay(item.date)}</time>
            <small>{words(item.isPast ? 'past' : 'upcoming')}</small>
          </p>
          <article className="bodyText">
            <h2 className="h3">{item.title}</h2>
            <p className={styles.summary}>{item.summary}</p>
            {/* biome-ignore lint/security/noDangerouslySetInnerHtml: Markdown of the repository, rendered at build */}
            <div className="bodyText" dangerouslySetInnerHTML={{ __html: item.html }} />
            {item.sources.length > 0 && (
              <p className="small muted">
                {`${words('source')}: `}
                <SourceList sources={item.sources} />
              </p>
            )}
          </article>
        </li>
      ))}
    </ol>
  );
}
