import type { ServiceGroup } from './frame.ts';
import styles from './Panel.module.css';
import { PanelIntro, type PanelIntroProps } from './PanelIntro.tsx';

interface Props extends PanelIntroProps {
  id: string;
  groups: readonly ServiceGroup[];
}

/** The full-width panel under "Services": an intro and one list for each group. */
export const ServicesPanel = ({ id, groups, ...intro }: Props) => (
  <div className={styles.panel} id={id} popover="auto">
    <div className={`wrap ${styles.services}`}>
      <PanelIntro {...intro} />
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
