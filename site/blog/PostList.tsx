import { isoDay, longDay } from '../../common/day.ts';
import { MoreLink } from '../../ui/MoreLink.tsx';
import { Figure } from '../figures/Figure.tsx';
import plate from './Plate.module.css';
import styles from './PostList.module.css';
import type { PostSummary } from './posts.ts';

interface Props {
  posts: readonly PostSummary[];
  /** Level of the titles: h3 where the list has its own heading. */
  heading?: 'h2' | 'h3';
}

const GROUNDS = ['sand', 'ink', 'marigold'] as const;

const Meta = ({ published, topic }: PostSummary) => (
  <p className={`small muted dotted ${styles.meta}`}>
    <time dateTime={isoDay(published)}>{longDay(published)}</time>
    <span>{topic}</span>
  </p>
);

/** Articles, newest first: the newest large, the others on ruled rows. */
export const PostList = ({ posts: [lead, ...rows], heading: Heading = 'h2' }: Props) => (
  <>
    {lead && (
      <article className={`columns cell ${styles.lead}`} data-terms="off">
        <div className={`on-ink bevel ${styles.field}`}>
          {lead.drawing && <Figure drawing={lead.drawing} size="band" />}
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
              {post.drawing && <Figure drawing={post.drawing} size="large" />}
            </div>
            <div>
              <Heading>
                <a className="covers quiet" href={post.href}>
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
