import type { ReactNode } from 'react';
import { drawLine, type Loop } from './draw-line.ts';
import styles from './PayrollLine.module.css';

interface StrandProps {
  loops: readonly Loop[];
  isAcross?: boolean;
}

/** The drawing alone; its names are always written next to it. */
function Strand({ loops, isAcross = false }: StrandProps) {
  const { box, filled, thread, people, due, missing } = drawLine(loops, isAcross);
  return (
    <svg viewBox={box} aria-hidden="true">
      <path d={filled} />
      <path d={thread} />
      <path d={people} />
      <path d={due} />
      <path d={missing} />
    </svg>
  );
}

interface Props extends StrandProps {
  /** One list item for each loop. */
  children?: ReactNode;
  /** Across on a wide screen, down on a narrow one. */
  turns?: boolean;
}

/** Countries on one line: a loop for each, and its name as real text in the same row or, across, under it. */
export function PayrollLine({ children, turns, ...drawing }: Props) {
  return (
    <div
      className={`${styles.line} ${turns ? styles.turns : styles.across}`}
      data-across={drawing.isAcross || undefined}
    >
      <Strand {...drawing} />
      {children && <ol>{children}</ol>}
    </div>
  );
}

/** A line for a script to draw. */
export function CarriedLine({ ours }: { ours: string }) {
  return (
    <div className={`small ${styles.carried}`} data-carried={ours} hidden>
      <PayrollLine loops={[]} isAcross>
        {[]}
      </PayrollLine>
    </div>
  );
}

const PLAIN: Loop = { isManaged: false, people: 0, isDue: false, isKnown: true };
/** Every sign, in the order in which the key explains them. */
const KEY = {
  own: [PLAIN],
  provider: [{ ...PLAIN, isManaged: true }],
  unknown: [{ ...PLAIN, isKnown: false }],
  people: [{ ...PLAIN, isKnown: false, people: 2500 }],
  due: [{ ...PLAIN, isKnown: false, people: 1, isDue: true }],
} as const satisfies Record<string, readonly Loop[]>;
export type KeyWords = Readonly<Record<keyof typeof KEY, string>>;
type Sign = keyof typeof KEY;
const SIGNS = Object.keys(KEY) as Sign[];

/** The meaning of each sign, drawn by the same hand. */
export function LineKey({ words, without = [] }: { words: KeyWords; without?: readonly Sign[] }) {
  return (
    <ul className={`small muted cluster ${styles.key}`}>
      {SIGNS.filter((sign) => !without.includes(sign)).map((sign) => (
        <li key={sign} data-sign={sign}>
          <Strand loops={KEY[sign]} />
          {words[sign]}
        </li>
      ))}
    </ul>
  );
}
