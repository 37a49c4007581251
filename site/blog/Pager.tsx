import type { Words } from '../words.ts';
import styles from './Pager.module.css';

interface Props {
  number: number;
  count: number;
  hrefOf(number: number): string;
  words: Words;
}

/** The way to newer and older articles; nothing where one page holds them all. */
export const Pager = ({ number, count, hrefOf, words }: Props) =>
  count > 1 && (
    <nav className={styles.pager} aria-label={words('articlesByPage')} data-no-search="">
      {number > 1 && (
        <a rel="prev" href={hrefOf(number - 1)}>
          {words('newerArticles')}
        </a>
      )}
      <span>{words('pageOf', { n: number, count })}</span>
      {number < count && (
        <a rel="next" href={hrefOf(number + 1)}>
          {words('olderArticles')}
        </a>
      )}
    </nav>
  );
