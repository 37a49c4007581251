import { Icon } from '../../ui/Icon.tsx';
import { arrowRight } from '../../ui/icons.ts';
import styles from './NextLink.module.css';

interface Props {
  /** For example "Next solution". */
  label: string;
  name: string;
  href: string;
}

/** Where to go when this page is read. */
export const NextLink = ({ label, name, href }: Props) => (
  <nav className={`noPrint ${styles.next}`} aria-label={label} data-no-search="">
    <a href={href}>
      <small>{label}</small>
      <b className="h2">{name}</b>
      <Icon path={arrowRight} size={40} />
    </a>
  </nav>
);
