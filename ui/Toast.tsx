import { useEffect, useState } from 'react';
import styles from './Toast.module.css';

export interface ToastMessage {
  id: number;
  text: string;
  action?: { label: string; onPress: () => void };
}

interface Props {
  message: ToastMessage | undefined;
  /** Its time is over, or its button was pressed. */
  onEnd: () => void;
}

const SHOWN_MS = 6000;

/** What was just done, at the bottom of the window. It stays while the pointer or the focus is on it. */
export const Toast = ({ message, onEnd }: Props) => {
  const [isHeld, hold] = useState(false);
  useEffect(() => {
    if (!message || isHeld) return;
    const timer = setTimeout(onEnd, SHOWN_MS);
    return () => clearTimeout(timer);
  }, [message, isHeld, onEnd]);
  const press = (): void => {
    message?.action?.onPress();
    hold(false);
    onEnd();
  };
  return (
    <div role="status" className={styles.place}>
      {message && (
        <p
          key={message.id}
          className={styles.toast}
          onPointerEnter={() => hold(true)}
          onPointerLeave={() => hold(false)}
          onFocus={() => hold(true)}
          onBlur={() => hold(false)}
        >
          {message.text}
          {message.action && (
            <button type="button" onClick={press}>
              {message.action.label}
            </button>
          )}
        </p>
      )}
    </div>
  );
};
