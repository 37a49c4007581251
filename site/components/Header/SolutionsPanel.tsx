import { figurePath } from '../../lib/figure-file.ts';
import type { SolutionLink } from '../../lib/frame.ts';
import { MoreLink } from '../MoreLink/MoreLink.tsx';
import styles from './Panel.module.css';

interface Props {
  id: string;
  label: string;
  href: string;
  intro: string;
  /** Words of the link to the overview. */
  all: string;
  solutions: readonly SolutionLink[];
}

/** The full-width panel under "Solutions". */
export const SolutionsPanel = ({ id, label, href, intro, all, solutions }: Props) => (
  <div className={styles.panel} id={id} popover="auto">
    <div className={`wrap ${styles.solutions}`}>
      <div className={styles.intro}>
        <p className={styles.heading}>{label}</p>
        <p>{intro}</p>
        <MoreLink href={href} label={all} />
      </div>
      <ul className={styles.grid}>
        {solutions.map((solution) => (
          <li key={solution.href}>
            <a href={solution.href}>
              <img src={figurePath(solution.slug)} alt="" width={40} height={40} loading="lazy" />
              <span>
                <b>{solution.label}</b>
                <small>{solution.line}</small>
              </span>
            </a>
          </li>
        ))}
      </ul>
    </div>
  </div>
);
