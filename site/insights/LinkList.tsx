import { Figure } from '../figures/Figure.tsx';
import type { Drawing } from '../figures/figures.ts';
import styles from './insights.module.css';

export interface ListedLink {
  title: string;
  text: string;
  href: string;
  drawing?: Drawing | undefined;
}

/** Links on ruled rows, each with a line and, where it has one, a figure. */
export const LinkList = ({ links, paired }: { links: readonly ListedLink[]; paired?: boolean }) => (
  <ul className={paired ? `pairs ${styles.list}` : styles.list} data-terms="off">
    {links.map(({ title, text, href, drawing }) => (
      <li key={href} className="cell ruleBelow">
        {drawing && <Figure drawing={drawing} look="cells" />}
        <div>
          <a className="covers bold" href={href}>
            {title}
          </a>
          <p className="muted small">{text}</p>
        </div>
      </li>
    ))}
  </ul>
);
