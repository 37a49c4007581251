import { type Counted, count, fill } from '../../../common/wording.ts';

/** "End of service" is "end-of-service" as well. Every letter keeps its place. */
const plain = (text: string): string => text.toLowerCase().replace(/[-‑–\u00a0]/g, ' ');

/** The places of a text in an element, however its nodes are cut. */
const rangesIn = (element: Element, query: string): Range[] => {
  const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
  const ranges: Range[] = [];
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const text = plain(node.textContent ?? '');
    for (let at = text.indexOf(query); at >= 0; at = text.indexOf(query, at + query.length)) {
      const range = new Range();
      range.setStart(node, at);
      range.setEnd(node, at + query.length);
      ranges.push(range);
    }
  }
  return ranges;
};

/** Shows the terms that contain what is typed, marks it, and says how many there are. Esc clears. */
export const findTerms = (box: HTMLElement) => {
  const input = box.querySelector('input');
  const status = box.querySelector('[role=status]');
  if (!input || !status) return;
  const words: { found: Counted; none: string } = JSON.parse(box.dataset['words'] ?? '');
  const hint = status.textContent;
  const sections = [...document.querySelectorAll<HTMLElement>('[data-letter]')];
  const show = () => {
    const query = plain(input.value.trim());
    const hits: Range[] = [];
    let found = 0;
    for (const section of sections) {
      section.hidden = true;
      for (const term of section.querySelectorAll<HTMLElement>('[data-term]')) {
        const ranges = query ? [...term.children].slice(0, 2).flatMap((part) => rangesIn(part, query)) : [];
        term.hidden = query !== '' && ranges.length === 0;
        if (term.hidden) continue;
        section.hidden = false;
        found++;
        hits.push(...ranges);
      }
    }
    globalThis.CSS?.highlights?.set('found', new Highlight(...hits));
    const said = { query: input.value.trim() };
    status.textContent = query ? fill(found ? count(found, words.found) : words.none, said) : hint;
  };
  input.addEventListener('input', show);
  // Somebody may have typed before this script came.
  if (input.value) show();
  const clear = () => {
    input.value = '';
    show();
  };
  input.addEventListener('keydown', ({ key }) => {
    if (key === 'Escape') clear();
  });
  // A letter of the bar leads to its terms even where what was typed hides them.
  for (const link of document.querySelectorAll<HTMLAnchorElement>('[data-contents] a'))
    link.addEventListener('click', () => {
      if (sections.some(({ id, hidden }) => hidden && link.hash === `#${id}`)) clear();
    });
};

const box = document.querySelector<HTMLElement>('[data-glossary]');
if (box) findTerms(box);
