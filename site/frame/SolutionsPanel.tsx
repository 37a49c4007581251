import { figurePath } from '../figures/figure-file.ts';
import type { SolutionLink } from './frame.ts';
import styles from './Panel.module.css';
import { PanelIntro, type PanelIntroProps } from './PanelIntro.tsx';

interface Props extends PanelIntroProps {
  id: string;
  solutions: readonly SolutionLink[];
}

/** The full-width panel under "Solutions". */
export const SolutionsPanel = ({ id, solutions, ...intro }: Props) => (
  <div className={styles.panel} id={id} popover="auto">
    <div className={`wrap ${styles.solutions}`}>
      <PanelIntro {...intro} />
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
