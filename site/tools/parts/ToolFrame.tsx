import { type ReactNode, useEffect, useRef, useState } from 'react';
import type { Tools } from '../rules/tools.schema.ts';
import styles from './ToolFrame.module.css';
import type { Notice } from './use-tool.ts';

interface Props {
  words: Pick<Tools['shared'], 'loading' | Notice>;
  /** What the line above the tool says while there is nothing else to say. */
  minutes: string;
  notice?: Notice | undefined;
  /** Grows whenever the whole state is replaced. */
  round: number;
  /** Missing until the script has taken over. */
  today: string | undefined;
  /** The result in one sentence, announced when it has settled. */
  headline: string;
  children: ReactNode;
}

/** Long enough that a number typed digit by digit is announced once. */
const PAUSE = 1200;

/** What surrounds every tool: a line about its state, and an announcement of the result. */
export const ToolFrame = ({ words, minutes, notice, round, today, headline, children }: Props) => {
  const line = useRef<HTMLParagraphElement>(null);
  const [announced, announce] = useState(headline);
  useEffect(() => {
    const timer = setTimeout(announce, PAUSE, headline);
    return () => clearTimeout(timer);
  }, [headline]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: each time; the button that started again is gone
  useEffect(() => {
    if (notice === 'startedAgain') line.current?.focus();
  }, [notice, round]);
  return (
    <div className={`needsScript ${styles.tool}`}>
      <p className={`noPrint small muted ${styles.line}`} ref={line} tabIndex={-1} role="status" data-notice={notice}>
        {today ? (notice ? words[notice] : minutes) : words.loading}
      </p>
      <div key={round} inert={!today}>
        {children}
      </div>
      <p className="visuallyHidden" role="status">
        {announced}
      </p>
    </div>
  );
};
