import { type ComponentProps, type ReactNode, useEffect, useId, useRef } from 'react';
import styles from './Dialog.module.css';

interface Props {
  heading: string;
  children: ReactNode;
  onClose: () => void;
}

/** The platform's own dialog: it keeps the focus, closes with Escape and gives the focus back. */
export const Dialog = ({ heading, children, onClose }: Props) => {
  const dialog = useRef<HTMLDialogElement>(null);
  const id = useId();
  useEffect(() => {
    const element = dialog.current;
    if (element && !element.open) element.showModal();
    return () => element?.close();
  }, []);
  return (
    <dialog ref={dialog} className={styles.dialog} aria-labelledby={id} onClose={onClose}>
      <h2 id={id}>{heading}</h2>
      {children}
    </dialog>
  );
};

/** The buttons at the end of a dialog. */
export const DialogActions = (props: ComponentProps<'div'>) => <div className={styles.actions} {...props} />;
