import { useEffect, useRef } from 'react';
import words from '../../../../content/enquiry-form.json' with { type: 'json' };
import type { SentEnquiry } from '../../../../enquiries/contract/fields.ts';
import button from '../../../../ui/Button.module.css';
import { Receipt } from './Receipt.tsx';
import styles from './ThankYou.module.css';

interface Props {
  sent: SentEnquiry | undefined;
  onClose: () => void;
}

/** In the page from the start: nothing is fetched to say that an enquiry has arrived. */
export function ThankYou({ sent, onClose }: Props) {
  const dialog = useRef<HTMLDialogElement>(null);
  const closing = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (!sent || !dialog.current) return;
    dialog.current.showModal();
    closing.current?.focus();
    // On a small screen the focus scrolls to the end, and the thanks would not be seen.
    dialog.current.scrollTop = 0;
  }, [sent]);
  return (
    <dialog
      ref={dialog}
      className={`bevel ${styles.thanks}`}
      aria-labelledby="thank-you-heading"
      aria-describedby="thank-you-text"
      closedby="any"
      onClose={onClose}
      data-no-search=""
    >
      <div className={styles.copy}>
        <h2 className="h3" id="thank-you-heading">
          {words.success.heading}
        </h2>
        <p className="muted" id="thank-you-text">
          {words.success.text}
        </p>
        <Receipt sent={sent} />
        <div className={`noPrint cluster ${styles.actions}`}>
          <button
            ref={closing}
            className={button.button}
            type="button"
            onClick={() => dialog.current?.close()}
          >
            {words.success.close}
          </button>
          <button className={button.button} type="button" data-look="line" onClick={() => print()}>
            {words.success.print}
          </button>
        </div>
      </div>
    </dialog>
  );
}
