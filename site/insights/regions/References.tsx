import styles from './References.module.css';

/** Small numbers that lead to the list of sources. */
export const References = ({ to = [] }: { to?: readonly number[] | undefined }) =>
  to.map((n) => (
    <a key={n} className={styles.reference} href={`#source-${n}`}>
      {n}
    </a>
  ));
