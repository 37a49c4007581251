import styles from './Contents.module.css';

interface Props {
  label: string;
  parts: readonly { id?: string; heading?: string }[];
}

/** What stands on this page, in the margin. */
export const Contents = ({ label, parts }: Props) => (
  <nav className={styles.contents} aria-labelledby="contents-heading" data-pagefind-ignore="">
    <h2 id="contents-heading">{label}</h2>
    <ul>
      {parts.map(
        ({ id, heading }) =>
          heading && (
            <li key={id}>
              <a href={`#${id}`}>{heading}</a>
            </li>
          ),
      )}
    </ul>
  </nav>
);
