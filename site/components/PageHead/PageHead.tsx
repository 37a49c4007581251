import type { ReactNode } from 'react';
import type { Drawing } from '../../lib/figures.ts';
import type { Words } from '../../lib/words.ts';
import { Breadcrumbs } from '../Breadcrumbs/Breadcrumbs.tsx';
import { Button } from '../Button/Button.tsx';
import { Figure } from '../Figure/Figure.tsx';
import styles from './PageHead.module.css';

interface Props {
  path: string;
  words: Words;
  /** The smaller line above the label; left out when both are the same. */
  area?: string | undefined;
  label: string;
  lead?: string | undefined;
  /** Words of a button that leads to the contact section. */
  action?: string | undefined;
  drawing?: Drawing | undefined;
  look?: 'cells' | 'strap' | 'line';
  /** Instead of a figure. */
  art?: ReactNode;
}

/** Breadcrumb, heading, one sentence and the figure of the page. */
export const PageHead = ({ path, words, area, label, lead, action, drawing, look = 'line', art }: Props) => (
  <div className={styles.head}>
    <div className={`wrap ${styles.inner}`}>
      <Breadcrumbs path={path} words={words} />
      <div className={styles.copy}>
        <h1>
          {area && area !== label && <span className={styles.area}>{`${area} `}</span>}
          {label}
        </h1>
        {lead && <p className={styles.lead}>{lead}</p>}
        {action && (
          <p className={styles.action}>
            <Button href="#contact" look="line">
              {action}
            </Button>
          </p>
        )}
      </div>
      {(drawing || art) && (
        <div className={styles.art}>{drawing ? <Figure drawing={drawing} look={look} size="large" /> : art}</div>
      )}
    </div>
  </div>
);
