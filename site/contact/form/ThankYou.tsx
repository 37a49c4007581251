import { type MouseEvent, useEffect, useRef } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import words from '../../../content/enquiry-form.json' with { type: 'json' };
import type { SentEnquiry } from '../../../enquiries/contract/fields.ts';
import { adoptStyles } from '../../browser/adopt-styles.ts';
import { saveFile } from '../../browser/save-file.ts';
import type { Drawing } from '../../figures/figures.ts';
import { Receipt, receiptText } from './Receipt.tsx';
import sheet from './thanks.css?inline';

export interface Thanks {
  sent: SentEnquiry;
  drawing: Drawing | undefined;
  onClose: () => void;
}

const save = (sent: SentEnquiry) =>
  saveFile(
    new Blob([receiptText(sent)], { type: 'text/plain;charset=utf-8' }),
    `dhr-${sent.reference.toLowerCase() || 'enquiry'}.txt`,
  );

/** A page of this site that led here is one step back, with its place and its result. */
const cameFromHere = () =>
  history.length > 1 &&
  URL.parse(document.referrer)?.origin === location.origin &&
  URL.parse(document.referrer)?.pathname !== location.pathname;

/** The native dialog brings Esc and a page at rest behind it. */
export const ThankYou = ({ sent, drawing, onClose }: Thanks) => {
  const dialog = useRef<HTMLDialogElement>(null);
  const closing = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (!dialog.current) return;
    dialog.current.showModal();
    closing.current?.focus();
    // On a small screen the focus scrolls to the end, and the thanks would not be seen.
    dialog.current.scrollTop = 0;
  }, []);
  const close = () => dialog.current?.close();
  const closeOnBackdrop = (event: MouseEvent) => {
    if (event.target === event.currentTarget) close();
  };
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: Esc and the button close it by keyboard
    <dialog
      ref={dialog}
      className="thanks"
      aria-labelledby="thank-you-heading"
      aria-describedby="thank-you-text"
      onClose={onClose}
      onClick={closeOnBackdrop}
    >
      {drawing && (
        <svg className="thanks-art" viewBox={drawing.box} aria-hidden="true">
          <path d={drawing.line} />
          <path className="thanks-dots" d={drawing.dots} />
        </svg>
      )}
      <div className="thanks-copy">
        <h2 id="thank-you-heading">{words.success.heading}</h2>
        <p id="thank-you-text">{words.success.text}</p>
        <Receipt sent={sent} />
        <div className="thanks-actions">
          <button ref={closing} type="button" onClick={close}>
            {words.success.close}
          </button>
          <button type="button" onClick={() => print()}>
            {words.success.print}
          </button>
          <button type="button" onClick={() => save(sent)}>
            {words.success.save}
          </button>
          {cameFromHere() && (
            <button type="button" onClick={() => history.back()}>
              {words.success.back}
            </button>
          )}
        </div>
      </div>
    </dialog>
  );
};

let place: Root | undefined;
const prepare = (): Root => {
  adoptStyles(sheet);
  return createRoot(document.body.appendChild(document.createElement('div')));
};

/** Called by show-thanks.ts when an enquiry has arrived. */
export const openThanks = (thanks: Thanks): void => {
  place ??= prepare();
  const root = place;
  const onClose = () => {
    root.render(null);
    thanks.onClose();
  };
  root.render(<ThankYou {...thanks} onClose={onClose} />);
};
