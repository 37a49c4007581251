import words from 'virtual:desk-words';
import { useEffect, useState } from 'react';
import { useAnnouncements } from '../state/announcements.tsx';
import styles from './AnnouncementLine.module.css';

/** How long a sentence stands, unless somebody is about to press in it. */
const STANDS_MS = 6000;

/** What was just done, at the bottom, with the way back. */
export const AnnouncementLine = () => {
  const { current, clear } = useAnnouncements();
  const [isHeld, hold] = useState(false);
  useEffect(() => {
    if (!current || isHeld) return;
    const timer = setTimeout(clear, STANDS_MS);
    return () => clearTimeout(timer);
  }, [current, isHeld, clear]);
  const undo = (): void => {
    current?.undo?.();
    hold(false);
    clear();
  };
  return (
    <div role="status" className={styles.place}>
      {current && (
        <p
          key={current.id}
          className={styles.said}
          onPointerEnter={() => hold(true)}
          onPointerLeave={() => hold(false)}
          onFocus={() => hold(true)}
          onBlur={() => hold(false)}
        >
          {current.text}
          {current.undo && (
            <button type="button" onClick={undo}>
              {words.said.undo}
            </button>
          )}
        </p>
      )}
    </div>
  );
};
