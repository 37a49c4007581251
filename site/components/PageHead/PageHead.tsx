import type { ReactNode } from 'react';
import { visible } from '../../../common/visible.ts';
import type { Words } from '../../content-reader/words.ts';
import type { Drawing } from '../../drawing/figures.ts';
import { Breadcrumbs } from '../Breadcrumbs/Breadcrumbs.tsx';
import { Button } from '../Button/Button.tsx';
import { Figure } from '../Figure/Figure.tsx';
import styles from './PageHead.module.css';

interface Banner {
  heading?: string | undefined;
  tagline: string;
}

interface Props {
  path: string;
  words: Words;
  /** The smaller first line of the heading; left out when it says the same as the label. */
  area?: string | undefined;
  /** The line of an area above the headings of its pages; its heading is left out when the label says the same. */
  banner?: Banner | undefined;
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
export const PageHead = ({ path, words, area, banner, label, lead, action, drawing, look = 'line', art }: Props) => (
  <div className={styles.head}>
    <div className={`wrap ${styles.inner}`}>
      <Breadcrumbs path={path} words={words} />
      <div className={styles.copy}>
        {banner && (
          <p className={styles.banner} data-pagefind-ignore="">
            {banner.heading && visible(banner.heading) !== visible(label) && <span>{`${banner.heading} `}</span>}
            {banner.tagline}
          </p>
        )}
        <h1>
          {area && visible(area) !== visible(label) && <span className={styles.area}>{`${area} `}</span>}
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
