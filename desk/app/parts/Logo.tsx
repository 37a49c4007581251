import words from 'virtual:desk-words';
import { FIGURES } from './Figure.tsx';
import styles from './Logo.module.css';

/** The mark, the name and where we are. It leads to the public site. */
export const Logo = ({ size = 'bar' }: { size?: 'bar' | 'door' }) => (
  <a className={styles.logo} href="/" data-size={size}>
    <svg className={styles.mark} viewBox={FIGURES.mark.box} aria-hidden="true">
      <path className={styles.line} d={FIGURES.mark.line} />
      <path className={styles.dots} d={FIGURES.mark.dots} />
    </svg>
    <b>{words.bar.name}</b>
    <span className={styles.where}>{words.bar.desk}</span>
    <span className="visuallyHidden">{words.bar.toSite}</span>
  </a>
);
