import { isoDay, longDay } from '../../common/day.ts';
import { MoreLink } from '../../ui/MoreLink.tsx';
import { Figure } from '../figures/Figure.tsx';
import type { Drawing } from '../figures/figures.ts';
import type { Words } from '../words.ts';
import line from './article.module.css';
import plate from './Plate.module.css';
import styles from './PostList.module.css';
import { postsPath } from './posts.ts';

export interface PostSummary {
  title: string;
  lead: string;
  href: string;
  topic: string;
  published: Date;
  /** A field of loops for the first article, a woven figure for the others. */
  drawing: Drawing;
  link: { label: string; about: string };
}

interface Props {
  posts: readonly PostSummary[];
  /** true shows the first one large: the newest of all. */
  leads?: boolean;
  /** Level of the titles: h3 where the list has a heading of its own. */
  heading?: 'h2' | 'h3';
}

const GROUNDS = ['sand', 'ink', 'marigold'] as const;

const Meta = ({ published, topic }: PostSummary) => (
  <p className={`small muted ${line.metaLine} ${styles.meta}`}>
    <time dateTime={isoDay(published)}>{longDay(published)}</time>
    <span>{topic}</span>
  </p>
);

/** Articles, newest first: the newest large, the others on ruled rows. */
export const PostList = ({ posts, leads = false, heading: Heading = 'h2' }: Props) => {
  const [first, ...others] = posts;
  const lead = leads ? first : undefined;
  const rows = lead ? others : posts;
  return (
    <>
      {lead && (
        <article className={`columns ${styles.lead}`} data-terms="off">
          <div className={`on-ink bevel ${styles.field}`}>
            <Figure drawing={lead.drawing} size="band" />
          </div>
          <div>
            <Meta {...lead} />
            <Heading>{lead.title}</Heading>
            <p className="muted">{lead.lead}</p>
            <MoreLink href={lead.href} {...lead.link} cover />
          </div>
        </article>
      )}
      {rows.length > 0 && (
        <ul className={`ruled ${styles.posts}`} data-terms="off">
          {rows.map((post, i) => (
            <li key={post.href} className="cell">
              <div className={`${plate.plate} ${styles.plate}`} data-ground={GROUNDS[i % GROUNDS.length]}>
                <Figure drawing={post.drawing} size="large" />
              </div>
              <div>
                <Heading>
                  <a className="covers" href={post.href}>
                    {post.title}
                  </a>
                </Heading>
                <p className="muted">{post.lead}</p>
              </div>
              <Meta {...post} />
            </li>
          ))}
        </ul>
      )}
    </>
  );
};

interface PagerProps {
  number: number;
  count: number;
  words: Words;
}

/** The way to newer and older articles; nothing where one page holds them all. */
export const Pager = ({ number, count, words }: PagerProps) =>
  count > 1 && (
    <nav className={`cluster ${styles.pager}`} aria-label={words('articlesByPage')} data-no-search="">
      {number > 1 && (
        <a className="target bold" rel="prev" href={postsPath(number - 1)}>
          {words('newerArticles')}
        </a>
      )}
      <span className="muted">{words('pageOf', { n: number, count })}</span>
      {number < count && (
        <a className="target bold" rel="next" href={postsPath(number + 1)}>
          {words('olderArticles')}
        </a>
      )}
    </nav>
  );
