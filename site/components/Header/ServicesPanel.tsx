import type { ServiceGroup } from '../../lib/frame.ts';
import { MoreLink } from '../MoreLink/MoreLink.tsx';
import styles from './Panel.module.css';

interface Props {
  id: string;
  label: string;
  href: string;
  intro: string;
  /** Words of the link to the overview. */
  all: string;
  groups: readonly ServiceGroup[];
}

/** The full-width panel under "Services": an intro and one list for each group. */
export const ServicesPanel = ({ id, label, href, intro, all, groups }: Props) => (
  <div className={styles.panel} id={id} popover="auto">
    <div className={`wrap ${styles.services}`}>
      <div className={styles.intro}>
        <p className={styles.heading}>{label}</p>
        <p>{intro}</p>
        <MoreLink href={href} label={all} />
      </div>
      {groups.map((group) => (
        <div key={group.label}>
          <p className={styles.group}>{group.href ? <a href={group.href}>{group.label}</a> : group.label}</p>
          <ul className={styles.list}>
            {group.links.map((link) => (
              <li key={link.href}>
                <a href={link.href}>{link.label}</a>
              </li>
            ))}
          </ul>
        </div>
      ))}
    </div>
  </div>
);
