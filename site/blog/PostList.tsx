import { isoDay, longDay } from '../../common/day.ts';
import type { Filed } from '../content.ts';
import { Figure } from '../figures/Figure.tsx';
import { drawField, drawPlate } from '../figures/page-figures.ts';
import plate from './Plate.module.css';
import styles from './PostList.module.css';

interface Props {
  posts: readonly Filed<'blog'>[];
  /** Level of the titles: h3 where the list has its own heading. */
  heading?: 'h2' | 'h3';
}

const GROUNDS = ['sand', 'ink', 'marigold'] as const;

/** Articles, newest first: the newest large, the others on ruled rows. */
export function PostList({ posts: [newest, ...others], heading: Heading = 'h2' }: Props) {
  const title = (post: Filed<'blog'>) => (
    <Heading>
      <a className="covers quiet" href={`/blogs/${post.slug}`}>
        {post.title}
      </a>
    </Heading>
  );
  const meta = ({ published, topic }: Filed<'blog'>) => (
    <p className={`small muted dotted ${styles.meta}`}>
      <time dateTime={isoDay(published)}>{longDay(published)}</time>
      <span>{topic}</span>
    </p>
  );
  return (
    <>
      {newest && (
        <article className={`columns cell ${styles.newest}`} data-terms="off">
          <div className={`on-ink bevel ${styles.field}`}>
            <Figure drawing={drawField(newest.slug.toLowerCase())} size="band" />
          </div>
          <div>
            {meta(newest)}
            {title(newest)}
            <p className="muted">{newest.lead}</p>
          </div>
        </article>
      )}
      <ul className={`ruled ${styles.posts}`} data-terms="off">
        {others.map((post, i) => (
          <li key={post.slug} className="cell">
            <div
              className={`${plate.plate} ${styles.plate}`}
              data-ground={GROUNDS[i % GROUNDS.length]}
            >
              <Figure drawing={drawPlate(post.slug.toLowerCase(), i + 1)} size="large" />
            </div>
            <div>
              {title(post)}
              <p className="muted">{post.lead}</p>
            </div>
            {meta(post)}
          </li>
        ))}
      </ul>
    </>
  );
}
