import type { Loop } from './draw-line.ts';
import styles from './PayrollLine.module.css';
import { PayrollLine } from './PayrollLine.tsx';

/** The visitor's countries on their way from a tool to the form. */
export type Carried = readonly { name: string; code: string; loop: Loop }[];

/** Under so many loops are names at any width; under more of them codes where there is no room. */
const MAX_NAMES = 5;

/** The line next to what is sent, across. */
export function CarriedLine({ line }: { line: Carried }) {
  return (
    <div className={styles.carried}>
      <PayrollLine loops={line.map(({ loop }) => loop)} isAcross>
        {line.map(({ name, code }) => (
          <li key={name} className="small">
            <b data-code={line.length > MAX_NAMES ? code : ''}>{name}</b>
          </li>
        ))}
      </PayrollLine>
    </div>
  );
}
