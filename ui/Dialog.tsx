import { type FormEvent, type ReactNode, useEffect, useId, useRef } from 'react';
import styles from './Dialog.module.css';

interface Props {
  heading: string;
  children: ReactNode;
  /** The buttons at the end. */
  actions: ReactNode;
  onClose: () => void;
  /** What its button of type submit does. */
  onSubmit?: () => void;
}

/** The platform's own dialog: it keeps the focus, closes with Escape and gives the focus back. */
export const Dialog = ({ heading, children, actions, onClose, onSubmit }: Props) => {
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
        <div className={`cluster ${styles.actions}`}>{actions}</div>
      </form>
    </dialog>
  );
};
