import { SourceLink } from '../insights/SourceList.tsx';
import type { Post } from '../pages.schema.ts';
import styles from './ArticleSources.module.css';

interface Props {
  heading: string;
  sources: NonNullable<Post['sources']>;
}

/** Where the facts of an article come from. */
export const ArticleSources = ({ heading, sources }: Props) => (
  <section className={styles.sources} data-terms="off">
    <h2 id="sources">{heading}</h2>
    <ul>
      {sources.map(({ label, href }) => (
        <li key={label}>
          <SourceLink label={label} href={href} />
        </li>
      ))}
    </ul>
  </section>
);
