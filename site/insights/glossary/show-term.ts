import { adoptStyles } from '../../browser/adopt-styles.ts';
import { loadLate } from '../../browser/load-late.ts';
import sheet from './popover.css?inline';

interface Definitions {
  /** The words of the link to the glossary. */
  more: string;
  terms: Record<string, { term: string; text: string }>;
}

const prepare = (): HTMLElement => {
  adoptStyles(sheet);
  const box = document.createElement('div');
  box.className = 'definition';
  box.popover = 'auto';
  box.role = 'dialog';
  box.tabIndex = -1;
  // The focus goes in when it opens, and back to the word when it closes.
  box.autofocus = true;
  box.addEventListener('focusout', ({ relatedTarget }) => {
    if (relatedTarget instanceof Node && !box.contains(relatedTarget)) box.hidePopover();
  });
  document.body.append(box);
  return box;
};

let box: HTMLElement | undefined;

/** Called by site/frame/frame-script.ts when a term is pressed: shows its definition next to the word. */
export const open = async (link: HTMLAnchorElement) => {
  const { more, terms } = await loadLate<Definitions>('/insights/glossary.json');
  const found = terms[link.hash.slice(1)];
  if (!found) throw new Error(link.hash);
  box ??= prepare();
  const element = (name: string, text: string) => Object.assign(document.createElement(name), { textContent: text });
  box.ariaLabel = found.term;
  box.replaceChildren(
    element('b', found.term),
    element('p', found.text),
    Object.assign(element('a', more), { href: link.href }),
  );
  link.focus();
  box.hidePopover();
  box.showPopover({ source: link });
};
