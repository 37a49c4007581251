import type { ReactNode } from 'react';
import { visible } from '../../../common/text.ts';
import { Button } from '../../../ui/Button.tsx';
import type { Artefact as Sheet } from '../../schemas/artefacts.ts';
import { Artefact } from '../figures/Artefact.tsx';
import type { Drawing } from '../figures/draw-figure.ts';
import { Figure } from '../figures/Figure.tsx';
import type { Words } from '../words.ts';
import { Breadcrumbs, type Crumb } from './Breadcrumbs.tsx';
import styles from './PageHead.module.css';

interface Props {
  crumbs: readonly Crumb[];
  words: Words;
  /** The smaller first line of the heading; left out when it says the same as the label. */
  area?: string | undefined;
  /** The line of an area above the heading of its pages; left out when the label says the same. */
  banner?: { heading?: string | undefined; tagline?: string } | undefined;
  label: string;
  lead?: string | undefined;
  /** Words of a button that leads to the contact section. */
  action?: string | undefined;
  drawing?: Drawing | undefined;
  /** One sheet of the work, in place of a drawing. */
  artefact?: Sheet | undefined;
  /** true for a page that people look things up in: low, without a drawing. */
  slim?: boolean | undefined;
  /** true sets the head on ink (tools). */
  ink?: boolean;
  /** Under the lead: what can be done with the page as a whole. */
  children?: ReactNode;
}

export function PageHead({
  crumbs,
  words,
  area,
  banner,
  label,
  lead,
  action,
  drawing,
  artefact,
  slim,
  ink,
  children,
}: Props) {
  return (
    <div className={ink ? 'on-ink' : 'band'} data-terms="off">
      <div
        // Classes, so that a page carries the styles of its own head alone.
        className={`wrap ${styles.inner} ${artefact ? styles.sheet : slim ? styles.slim : ''}`}
      >
        <Breadcrumbs crumbs={crumbs} words={words} />
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
            {area && visible(area) !== visible(label) && (
              <span className={`h3 muted ${styles.area}`}>{`${area} `}</span>
            )}
            {label}
          </h1>
          {lead && <p className="lead">{lead}</p>}
          {action && (
            <p className="noPrint">
              <Button href="#contact" look={artefact ? 'filled' : 'line'}>
                {action}
              </Button>
            </p>
          )}
          {children}
        </div>
        {artefact && <Artefact sheet={artefact} words={words} />}
        {drawing && !artefact && (
          <div className={`noPrint ${styles.art}`}>
            <Figure drawing={drawing} look="cells" size="large" />
          </div>
        )}
      </div>
    </div>
  );
}
