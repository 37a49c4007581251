import { useEffect, useRef } from 'react';
import words from '../../../../content/enquiry-form.json' with { type: 'json' };
import type { SentEnquiry } from '../../../../enquiries/contract/fields.ts';
import button from '../../../../ui/Button.module.css';
import { type Carried, CarriedLine } from '../../../parts/line/CarriedLine.tsx';
import type { Loop } from '../../../parts/line/draw-line.ts';
import { Receipt } from './Receipt.tsx';
import styles from './ThankYou.module.css';

/** Ours, which closes the visitor's line: nobody is paid in it, so it has no dot. */
const OUR_LOOP: Loop = { isManaged: false, people: 0, isDue: false, isKnown: false };
const { line: name } = words.success;

interface Props {
  sent: (SentEnquiry & { line: Carried }) | undefined;
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
        {sent && sent.line.length > 0 && (
          <CarriedLine line={[...sent.line, { name, code: name, loop: OUR_LOOP }]} />
        )}
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
