import type { ReactNode } from 'react';
import { Button } from '../../../../ui/Button.tsx';
import field from '../../../../ui/Field.module.css';
import { Icon } from '../../../../ui/Icon.tsx';
import { arrowRight } from '../../../../ui/icons.ts';
import { MoreLink } from '../../../../ui/MoreLink.tsx';
import type { Drawing } from '../../../parts/figures/draw-figure.ts';
import { Figure } from '../../../parts/figures/Figure.tsx';
import { type KeyWords, LineKey, PayrollLine } from '../../../parts/line/PayrollLine.tsx';
import type { Home } from '../../../schemas/singles.ts';
import { LIST } from '../../tools/payroll-advisor/rules/address.ts';
import styles from './Stage.module.css';

interface Props {
  stage: Home['stage'];
  drawing: Drawing;
  /** The meaning of the signs of the result. */
  signs: KeyWords;
  children?: ReactNode;
}

const ADVISOR = '/tools/payroll-advisor';

/** The first screen: a promise, a drawing, and a question with its result there, or without a script by the payroll advisor. */
export function Stage({ stage, drawing, signs, children }: Props) {
  return (
    <section className="on-ink" aria-labelledby="stage">
      <div className={styles.screen} data-stage="">
        <div className={`noPrint ${styles.art}`}>
          <Figure drawing={drawing} look="draw" size="large" />
        </div>
        <div className={`wrap ${styles.inner}`}>
          <div className={styles.copy}>
            <h1 id="stage">{stage.heading}</h1>
            <p className={styles.lead}>{stage.lead}</p>
            <form className={`noPrint ${styles.ask}`} action={ADVISOR} data-ask="">
              <label className={field.label} htmlFor="stage-list">
                {stage.ask.label}
              </label>
              <div className={styles.answer} data-stage-part="answer">
                <PayrollLine loops={[]}>{[]}</PayrollLine>
                <LineKey words={signs} without={['unknown']} />
              </div>
              <div className={styles.entry}>
                <textarea
                  className={field.input}
                  id="stage-list"
                  name={LIST}
                  rows={2}
                  placeholder={stage.ask.example}
                  aria-describedby="stage-hint"
                  autoComplete="off"
                  spellCheck={false}
                />
                <Button type="submit" aria-label={stage.ask.show}>
                  <Icon path={arrowRight} size={26} />
                </Button>
              </div>
            </form>
            <div className={styles.result}>
              <div data-stage-part="before">
                <p className="needsScript noPrint small muted" id="stage-hint">
                  {stage.ask.hint}
                </p>
                <p className={`cluster ${styles.links}`}>
                  <MoreLink href={stage.button.href} label={stage.button.label} />
                  <MoreLink href={stage.link.href} label={stage.link.label} />
                </p>
              </div>
              <ul className={styles.facts} data-stage-part="facts" hidden />
              <p className="small" data-stage-part="unread" hidden />
              <p className="visuallyHidden" role="status" data-stage-part="said" />
            </div>
          </div>
        </div>
      </div>
      {children}
    </section>
  );
}
