import words from 'virtual:desk-words';
import { useEffect, useState } from 'react';
import { useSaid } from '../state/said.tsx';
import styles from './SaidLine.module.css';

/** How long a sentence stands, unless somebody is about to press in it. */
const STANDS_MS = 6000;

/** What was just done, at the bottom, with the way back. */
export const SaidLine = () => {
  const { saying, hush } = useSaid();
  const [isHeld, hold] = useState(false);
  useEffect(() => {
    if (!saying || isHeld) return;
    const timer = setTimeout(hush, STANDS_MS);
    return () => clearTimeout(timer);
  }, [saying, isHeld, hush]);
  const undo = (): void => {
    saying?.undo?.();
    hold(false);
    hush();
  };
  return (
    <div role="status" className={styles.place}>
      {saying && (
        <p
          key={saying.id}
          className={styles.said}
          onPointerEnter={() => hold(true)}
          onPointerLeave={() => hold(false)}
          onFocus={() => hold(true)}
          onBlur={() => hold(false)}
        >
          {saying.text}
          {saying.undo && (
            <button type="button" onClick={undo}>
              {words.said.undo}
            </button>
          )}
        </p>
      )}
    </div>
  );
};
