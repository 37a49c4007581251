import words from 'virtual:desk-words';
import styles from './Logo.module.css';

/** The mark, the name and where we are. It leads to the public site. */
export const Logo = ({ size = 'bar' }: { size?: 'bar' | 'door' }) => (
  <a className={styles.logo} href="/" data-size={size}>
    <svg className={styles.mark} viewBox="2 2 56 16" aria-hidden="true">
      <path
        className={styles.line}
        d="M25 15A7.07 7.07 0 0 0 35 15L45 5A7.07 7.07 0 1 1 45 15L35 5A7.07 7.07 0 0 0 25 5L13 17L7 17L3 13L3 7L7 3L13 3Z"
      />
      <path className={styles.dots} d="M10 10h0M30 10h0M50 10h0" />
    </svg>
    <b>{words.bar.name}</b>
    <span className={styles.where}>{words.bar.desk}</span>
    <span className="visuallyHidden">{words.bar.toSite}</span>
  </a>
);
