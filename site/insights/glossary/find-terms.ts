import { type Counted, count, fill } from '../../../common/wording.ts';

/** "End of service" is "end-of-service" as well. */
function plain(text: string): string {
  return text.toLowerCase().replace(/[-‑–\u00a0]/g, ' ');
}

/** Shows the terms that contain what is typed, and says how many there are. Esc clears. */
export function findTerms(box: HTMLElement) {
  const input = box.querySelector('input');
  const status = box.querySelector('[role=status]');
  if (!input || !status) return;
  const words: { found: Counted; none: string } = JSON.parse(box.dataset['words'] ?? '');
  const hint = status.textContent;
  const sections = [...document.querySelectorAll<HTMLElement>('[data-letter]')];
  const show = () => {
    const typed = input.value.trim();
    const query = plain(typed);
    let found = 0;
    for (const section of sections) {
      section.hidden = true;
      for (const term of section.querySelectorAll<HTMLElement>('[data-term]')) {
        // The links at its end lead elsewhere.
        const texts = [...term.children].slice(0, 2).map((part) => plain(part.textContent ?? ''));
        term.hidden = !texts.some((text) => text.includes(query));
        if (term.hidden) continue;
        section.hidden = false;
        found++;
      }
    }
    status.textContent = query
      ? fill(found ? count(found, words.found) : words.none, { query: typed })
      : hint;
  };
  const clear = () => {
    input.value = '';
    show();
  };
  input.addEventListener('input', show);
  // The browser may have kept what was typed.
  if (input.value) show();
  input.addEventListener('keydown', ({ key }) => {
    if (key === 'Escape') clear();
  });
  // A letter of the bar leads to its terms even where what was typed hides them.
  for (const link of document.querySelectorAll<HTMLAnchorElement>('[data-contents] a'))
    link.addEventListener('click', () => {
      if (sections.some(({ id, hidden }) => hidden && link.hash === `#${id}`)) clear();
    });
}

const box = document.querySelector<HTMLElement>('[data-glossary]');
if (box) findTerms(box);
