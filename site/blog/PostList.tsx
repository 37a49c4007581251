import { isoDay, longDay } from '../../common/day.ts';
import type { Filed } from '../content.ts';
import { Figure } from '../figures/Figure.tsx';
import { drawPlate } from '../figures/page-figures.ts';
import plate from './Plate.module.css';
import styles from './PostList.module.css';

interface Props {
  posts: readonly Filed<'blog'>[];
  /** Level of the titles: h3 where the list has its own heading. */
  heading?: 'h2' | 'h3';
}

const GROUNDS = ['ink', 'sand', 'marigold'] as const;

/** Articles on ruled rows, newest first. */
export const PostList = ({ posts, heading: Heading = 'h2' }: Props) => (
  <ul className={`ruled ${styles.posts}`} data-terms="off">
    {posts.map(({ slug, title, lead, topic, published }, i) => (
      <li key={slug} className="cell">
        <div className={`${plate.plate} ${styles.plate}`} data-ground={GROUNDS[i % GROUNDS.length]}>
          <Figure drawing={drawPlate(slug.toLowerCase(), i)} size="large" />
        </div>
        <div>
          <Heading>
            <a className="covers quiet" href={`/blogs/${slug}`}>
              {title}
            </a>
          </Heading>
          <p className="muted">{lead}</p>
        </div>
        <p className={`small muted dotted ${styles.meta}`}>
          <time dateTime={isoDay(published)}>{longDay(published)}</time>
          <span>{topic}</span>
        </p>
      </li>
    ))}
  </ul>
);
