import type { ReactNode } from 'react';
import type { Tools } from '../rules/tools.schema.ts';
import styles from './parts.module.css';

interface Props {
  words: {
    shared: Pick<Tools['shared'], 'loading' | 'unreadable'>;
    /** What the line above the tool says while there is nothing else to say. */
    minutes: string;
  };
  isUnreadable?: boolean;
  /** Grows whenever the whole state is replaced. */
  round: number;
  /** Missing until the script has taken over. */
  today: string | undefined;
  children: ReactNode;
}

/** What surrounds every tool: a line about its state. */
export const ToolFrame = ({ words: { shared, minutes }, isUnreadable, round, today, children }: Props) => {
  const said = isUnreadable ? shared.unreadable : minutes;
  return (
    <div className={`needsScript ${styles.tool}`}>
      <p className={`noPrint small muted ${styles.line}`} role="status" data-notice={isUnreadable}>
        {today ? said : shared.loading}
      </p>
      <div key={round} inert={!today}>
        {children}
      </div>
    </div>
  );
};
