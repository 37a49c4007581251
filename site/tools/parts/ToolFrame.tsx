import { type ReactNode, useEffect, useRef } from 'react';
import type { Tools } from '../rules/tools.schema.ts';
import styles from './ToolFrame.module.css';
import type { Notice } from './use-tool.ts';

interface Props {
  words: {
    shared: Pick<Tools['shared'], 'loading' | Notice>;
    /** What the line above the tool says while there is nothing else to say. */
    minutes: string;
  };
  notice?: Notice | undefined;
  /** Grows whenever the whole state is replaced. */
  round: number;
  /** Missing until the script has taken over. */
  today: string | undefined;
  children: ReactNode;
}

/** What surrounds every tool: a line about its state. */
export const ToolFrame = ({ words: { shared, minutes }, notice, round, today, children }: Props) => {
  const line = useRef<HTMLParagraphElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: each time; the button that started again is gone
  useEffect(() => {
    if (notice === 'startedAgain') line.current?.focus();
  }, [notice, round]);
  const said = notice ? shared[notice] : minutes;
  return (
    <div className={`needsScript ${styles.tool}`}>
      <p className={`noPrint small muted ${styles.line}`} ref={line} tabIndex={-1} role="status" data-notice={notice}>
        {today ? said : shared.loading}
      </p>
      <div key={round} inert={!today}>
        {children}
      </div>
    </div>
  );
};
