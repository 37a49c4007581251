import words from 'virtual:desk-words';
import { Figure } from './Figure.tsx';
import styles from './Logo.module.css';

/** The mark, the name and where we are. It leads to the public site. */
export const Logo = ({ size = 'bar' }: { size?: 'bar' | 'door' }) => (
  <a className={styles.logo} href="/" data-size={size}>
    <Figure name="mark" />
    <b>{words.bar.name}</b>
    <span className={styles.where}>{words.bar.desk}</span>
    <span className="visuallyHidden">{words.bar.toSite}</span>
  </a>
);
