import { adoptStyles } from '../browser/adopt-styles.ts';
import sheet from './heading-links.css?inline';

/** Each heading with an address, and each glossary term, becomes a link that can be copied. */
export function linkHeadings(page: ParentNode): void {
  adoptStyles(sheet);
  for (const place of page.querySelectorAll(
    'main :is(h2, h3, section, li, [data-term])[id]:not(dialog *, #contact, #contact *, .visuallyHidden)',
  )) {
    const heading = place.matches('h2, h3') ? place : place.querySelector('h2, h3, dt');
    if (!heading || heading.closest('a') || heading.querySelector('a, button')) continue;
    const link = document.createElement('a');
    link.href = `#${place.id}`;
    link.dataset['here'] = '';
    // A hundred terms must not be a hundred stops: Shift+Tab leads to the term in focus.
    if (place.matches('[data-term]')) {
      link.tabIndex = -1;
      for (const [event, stop] of [
        ['focusin', 0],
        ['focusout', -1],
      ] as const)
        place.addEventListener(event, () => {
          link.tabIndex = stop;
        });
    }
    link.append(...heading.childNodes);
    heading.append(link);
  }
}
