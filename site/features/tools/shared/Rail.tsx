import type { ReactNode } from 'react';
import { Button } from '../../../../ui/Button.tsx';
import styles from './tools.module.css';

interface Props {
  words: { soFar: string; empty: string; why: string };
  /** The answer in a few figures; missing while there is none. */
  value: string | undefined;
  unit: string;
  /** A package, or a band of scores. */
  name: string;
  figure: ReactNode;
  /** Clears what was entered, also what this browser has kept. */
  again: { label: string; href: string; onClick: () => void };
  /** The parts of the figures; a phone shows it in the result only. */
  children?: ReactNode;
}

/** The answer next to the questions: in sight at all times, on a phone as a bar at the lower edge. */
export function Rail({ words, value, unit, name, figure, again, children }: Props) {
  if (value === undefined) return <p className={`muted ${styles.blank}`}>{words.empty}</p>;
  return (
    <aside className={styles.rail} aria-label={words.soFar}>
      <p>
        <small className={styles.more}>{words.soFar}</small>
        <b>{value}</b>
        <small>{unit}</small>
      </p>
      <div>
        <p>
          <b className="h4">{name}</b>
          <a className="bold" href="#result">
            {words.why}
          </a>
        </p>
        {figure}
      </div>
      <div className={styles.more}>
        {children}
        <Button look="unboxed" href={again.href} onClick={again.onClick}>
          {again.label}
        </Button>
      </div>
    </aside>
  );
}
