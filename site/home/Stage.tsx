import type { ReactNode } from 'react';
import { Button } from '../../ui/Button.tsx';
import { MoreLink } from '../../ui/MoreLink.tsx';
import { Figure } from '../figures/Figure.tsx';
import type { Drawing } from '../figures/figures.ts';
import type { Home } from '../singles.schema.ts';
import styles from './Stage.module.css';

interface Props {
  stage: Home['stage'];
  drawing: Drawing;
  /** The banner. */
  children?: ReactNode;
}

/** The first screen: the promise, and the line that draws itself through a field of people who are not on it yet. */
export const Stage = ({ stage, drawing, children }: Props) => (
  <section className="on-ink" aria-labelledby="stage">
    <div className={styles.screen}>
      <div className={`noPrint ${styles.art}`}>
        <Figure drawing={drawing} look="draw" size="large" />
      </div>
      <div className={`wrap ${styles.inner}`}>
        <div className={styles.copy}>
          <h1 id="stage">{stage.heading}</h1>
          <p className={styles.lead}>{stage.lead}</p>
          <p className={`cluster ${styles.actions}`}>
            <Button href={stage.button.href}>{stage.button.label}</Button>
            <MoreLink href={stage.link.href} label={stage.link.label} />
            <MoreLink href={stage.tool.href} label={stage.tool.label} />
          </p>
        </div>
      </div>
    </div>
    {children}
  </section>
);
