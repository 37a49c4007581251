import { type MouseEvent, useEffect, useRef } from 'react';
import words from '../../../content/enquiry-form.json' with { type: 'json' };
import button from '../../components/Button/Button.module.css';
import { Figure } from '../../components/Figure/Figure.tsx';
import type { Drawing } from '../../drawing/figures.ts';
import styles from './ThankYou.module.css';

interface Props {
  isOpen: boolean;
  drawing: Drawing | undefined;
  onClose: () => void;
}

/** The native dialog brings Esc, the focus on its only button and a page at rest behind it. */
export const ThankYou = ({ isOpen, drawing, onClose }: Props) => {
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    if (isOpen) dialog.current?.showModal();
  }, [isOpen]);
  const close = () => dialog.current?.close();
  const closeOnBackdrop = (event: MouseEvent) => {
    if (event.target === event.currentTarget) close();
  };
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: Esc and the button close it by keyboard
    <dialog
      ref={dialog}
      className={styles.dialog}
      aria-labelledby="thank-you-heading"
      aria-describedby="thank-you-text"
      onClose={onClose}
      onClick={closeOnBackdrop}
    >
      <div className={styles.art}>{drawing && <Figure drawing={drawing} size="medium" />}</div>
      <div className={styles.copy}>
        <h2 id="thank-you-heading">{words.success.heading}</h2>
        <p id="thank-you-text">{words.success.text}</p>
        <button className={button.button} type="button" onClick={close}>
          {words.success.close}
        </button>
      </div>
    </dialog>
  );
};
