import type { NavLink } from './frame.ts';
import styles from './Panel.module.css';

interface Props {
  id: string;
  links: readonly NavLink[];
}

/** The narrow list under "Products" and "Resources". */
export const DropList = ({ id, links }: Props) => (
  <div className={styles.drop} id={id} popover="auto">
    <ul>
      {links.map((link) => (
        <li key={link.href}>
          <a href={link.href}>
            {link.label}
            {link.line && <small>{link.line}</small>}
          </a>
        </li>
      ))}
    </ul>
  </div>
);
