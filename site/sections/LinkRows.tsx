import { Icon } from '../../ui/Icon.tsx';
import { arrowRight, arrowUpRight } from '../../ui/icons.ts';
import styles from './LinkRows.module.css';

interface LinkRow {
  label: string;
  text?: string | undefined;
  href: string;
}

/** Links as ruled rows; the arrow shows which one leaves the site. */
export function LinkRows({ links }: { links: readonly LinkRow[] }) {
  return (
    <ul className={`ruled ${styles.links}`}>
      {links.map(({ label, text, href }) => (
        <li key={href}>
          <a className="ends nudges" href={href}>
            <span>
              <b>{label}</b>
              {text && <small>{text}</small>}
            </span>
            <Icon path={href.startsWith('http') ? arrowUpRight : arrowRight} size={22} />
          </a>
        </li>
      ))}
    </ul>
  );
}
