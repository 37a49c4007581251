import { MoreLink } from '../../ui/MoreLink.tsx';
import styles from './Panel.module.css';

export interface PanelIntroProps {
  label: string;
  href: string;
  intro: string;
  /** Words of the link to the overview. */
  all: string;
}

/** What a panel opens, and the way to its overview. */
export const PanelIntro = ({ label, href, intro, all }: PanelIntroProps) => (
  <div className={styles.intro}>
    <p className={styles.heading}>{label}</p>
    <p>{intro}</p>
    <MoreLink href={href} label={all} />
  </div>
);
