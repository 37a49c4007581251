import { isoDay, longDay } from '../../../common/day.ts';
import type { Drawing } from '../../drawing/figures.ts';
import { Figure } from '../Figure/Figure.tsx';
import line from '../MetaLine/MetaLine.module.css';
import { MoreLink } from '../MoreLink/MoreLink.tsx';
import styles from './PostList.module.css';

export interface PostSummary {
  title: string;
  lead: string;
  href: string;
  topic: string;
  published: Date;
  drawing: Drawing;
  link: { label: string; about: string };
}

/** Articles, newest first, each with its own band. */
export const PostList = ({ posts }: { posts: readonly PostSummary[] }) => (
  <ul className={styles.posts}>
    {posts.map((post) => (
      <li key={post.href}>
        <div className={`on-ink ${styles.band}`}>
          <Figure drawing={post.drawing} size="band" />
        </div>
        <div>
          <h2>{post.title}</h2>
          <p className={`${line.meta} ${styles.meta}`}>
            <time dateTime={isoDay(post.published)}>{longDay(post.published)}</time>
            <span>{post.topic}</span>
          </p>
          <p className={styles.lead}>{post.lead}</p>
          <MoreLink href={post.href} {...post.link} cover />
        </div>
      </li>
    ))}
  </ul>
);
