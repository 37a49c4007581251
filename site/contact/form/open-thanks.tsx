import { createRoot, type Root } from 'react-dom/client';
import { adoptStyles } from '../../browser/adopt-styles.ts';
import { type Thanks, ThankYou } from './ThankYou.tsx';
import sheet from './thanks.css?inline';

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
