import { useEffect, useState } from 'react';
import styles from './Toast.module.css';

interface Message {
  id: number;
  text: string;
  action: { label: string; onPress: () => void } | undefined;
}

const SHOWN_MS = 6000;
/** As long as what goes out can be taken back. */
const WITH_ACTION_MS = 10_000;
let count = 0;
let show: (message: Message) => void = () => undefined;

/** Says in one sentence what was just done. The next sentence takes the place of the last. */
export function announce(text: string, action?: Message['action']): void {
  count += 1;
  show({ id: count, text, action });
}

/** At the bottom of the window. It stays while the pointer or the focus is on it. */
export function Toast() {
  const [current, setCurrent] = useState<Message>();
  const [isHeld, hold] = useState(false);
  useEffect(() => {
    show = setCurrent;
  }, []);
  useEffect(() => {
    if (!current || isHeld) return;
    const shownMs = current.action ? WITH_ACTION_MS : SHOWN_MS;
    const timer = setTimeout(() => setCurrent(undefined), shownMs);
    return () => clearTimeout(timer);
  }, [current, isHeld]);
  const press = (): void => {
    hold(false);
    setCurrent(undefined);
    current?.action?.onPress();
  };
  return (
    <div role="status" className={styles.place}>
      {current && (
        <p
          key={current.id}
          className={`cluster ${styles.toast}`}
          onPointerEnter={() => hold(true)}
          onPointerLeave={() => hold(false)}
          onFocus={() => hold(true)}
          onBlur={() => hold(false)}
        >
          {current.text}
          {current.action && (
            <button type="button" onClick={press}>
              {current.action.label}
            </button>
          )}
        </p>
      )}
    </div>
  );
}
