import type { ReactNode } from 'react';
import { visible } from '../../common/text.ts';
import { Button } from '../../ui/Button.tsx';
import { Figure } from '../figures/Figure.tsx';
import type { Drawing } from '../figures/figures.ts';
import { PITCH, TURNS } from '../figures/strand.ts';
import type { Words } from '../words.ts';
import { Breadcrumbs } from './Breadcrumbs.tsx';
import styles from './PageHead.module.css';

interface Props {
  path: string;
  words: Words;
  /** The smaller first line of the heading; left out when it says the same as the label. */
  area?: string | undefined;
  /** The line of an area above the headings of its pages; its heading is left out when the label says the same. */
  banner?: { heading?: string | undefined; tagline: string } | undefined;
  label: string;
  lead?: string | undefined;
  /** Words of a button that leads to the contact section. */
  action?: string | undefined;
  drawing?: Drawing | undefined;
  look?: 'cells' | 'strap' | 'line';
  /**
   * How a kind of page opens. figure: beside the heading (solutions). plate: the figure on a plate that reaches the edge
   * of the window (services). ink: on ink (tools). line: one line along the foot of the head (plain pages).
   */
  opening?: 'figure' | 'plate' | 'ink' | 'line';
  /** Ground of the plate. */
  ground?: 'ink' | 'sand' | 'marigold' | undefined;
  /** Instead of a figure. */
  art?: ReactNode;
  /** Under the lead: what can be done with the page as a whole. */
  children?: ReactNode;
}

const DOTS = 64;
const OCTAGONS = 16;
/** Octagonal in the Gulf, round in India. */
const LINE = (['above', 'below'] as const)
  .map((side) => `M0 10${TURNS.girih[side].repeat(OCTAGONS)}${TURNS.kolam[side].repeat(DOTS - OCTAGONS)}`)
  .join('');

/** One line of dots along the foot. It is longer than any window and loses its end, not its pitch. */
const HeadLine = () => (
  <svg
    className={`noPrint ${styles.line}`}
    viewBox={`0 0 ${DOTS * PITCH} 20`}
    preserveAspectRatio="xMinYMid slice"
    aria-hidden="true"
  >
    <path d={LINE} />
    <path d={`M10 10h0${'m20 0h0'.repeat(DOTS - 1)}`} />
  </svg>
);

/** Breadcrumb, heading, one sentence and the drawing of the page. */
export const PageHead = ({
  path,
  words,
  area,
  banner,
  label,
  lead,
  action,
  drawing,
  look = 'line',
  opening = 'figure',
  ground,
  art,
  children,
}: Props) => (
  <div
    className={`${opening === 'ink' ? 'on-ink' : 'band'} ${styles.head}`}
    data-opening={opening === 'figure' ? undefined : opening}
    data-terms="off"
  >
    <div className={`wrap ${styles.inner}`}>
      <Breadcrumbs path={path} words={words} />
      <div className={styles.copy}>
        {banner && (
          <p className={`small muted ${styles.banner}`} data-no-search="">
            {banner.heading && visible(banner.heading) !== visible(label) && (
              <span className={`h3 ${styles.area}`}>{`${banner.heading} `}</span>
            )}
            {banner.tagline}
          </p>
        )}
        <h1>
          {area && visible(area) !== visible(label) && <span className={`h3 muted ${styles.area}`}>{`${area} `}</span>}
          {label}
        </h1>
        {lead && <p className={styles.lead}>{lead}</p>}
        {action && (
          <p className={`noPrint ${styles.action}`}>
            <Button href="#contact" look="line">
              {action}
            </Button>
          </p>
        )}
        {children}
      </div>
      {(drawing || art) && (
        <div className={`noPrint ${styles.art}`} data-ground={ground}>
          {drawing ? <Figure drawing={drawing} look={look} size="large" /> : art}
        </div>
      )}
    </div>
    {opening === 'line' && <HeadLine />}
  </div>
);
