import { type FormEvent, type ReactNode, useEffect, useId, useRef } from 'react';
import { Button } from './Button.tsx';
import styles from './Dialog.module.css';

interface Props {
  heading: string;
  children: ReactNode;
  close: string;
  onClose: () => void;
  /** A button of type submit, before the one that closes. */
  action?: ReactNode;
  onSubmit?: () => void;
}

/** The platform's own dialog: it keeps the focus, closes with Escape and gives the focus back. */
export function Dialog({ heading, children, close, onClose, action, onSubmit }: Props) {
  const dialog = useRef<HTMLDialogElement>(null);
  const id = useId();
  useEffect(() => {
    const element = dialog.current;
    if (element && !element.open) element.showModal();
    return () => element?.close();
  }, []);
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    onSubmit?.();
  };
  return (
    <dialog ref={dialog} className={styles.dialog} aria-labelledby={id} onClose={onClose}>
      <form onSubmit={submit}>
        <h2 id={id}>{heading}</h2>
        {children}
        <div className={`cluster ${styles.actions}`}>
          {action}
          <Button look="line" onClick={onClose}>
            {close}
          </Button>
        </div>
      </form>
    </dialog>
  );
}
