import { readHandedOver } from '../../parts/browser/handed-over.ts';
import { drawLine, type Loop } from '../../parts/line/draw-line.ts';

/** Draws the line that a visitor brings from the advisor; a script of its own, because few bring one. */

type Country = NonNullable<ReturnType<typeof readHandedOver>[number]['line']>[number];

/** Ours, which closes the visitor's line: nobody is paid in it, so it has no dot. */
const OUR_LOOP: Loop = { isManaged: false, people: 0, isDue: false, isKnown: false };
/** Under so many loops are names at any width; under more of them codes where there is no room. */
const MAX_NAMES = 5;

const place = document.querySelector<HTMLElement>('[data-carried]');
let line: readonly Country[] = [];

function draw(box: HTMLElement, countries: readonly Country[]) {
  const svg = box.querySelector('svg');
  const drawing = drawLine(
    countries.map(({ loop }) => loop),
    true,
  );
  const { filled, thread, people, due, missing } = drawing;
  svg?.setAttribute('viewBox', drawing.box);
  for (const [at, path] of (svg?.querySelectorAll('path') ?? []).entries())
    path.setAttribute('d', [filled, thread, people, due, missing][at] ?? '');
  const items = countries.map(({ name, code }) => {
    const item = document.createElement('li');
    const shown = document.createElement('b');
    shown.textContent = name;
    shown.dataset.code = countries.length > MAX_NAMES ? code : '';
    item.append(shown);
    return item;
  });
  box.querySelector('ol')?.replaceChildren(...items);
  box.hidden = countries.length === 0;
}

/** Read again after each press: one of them takes the result away. */
function show() {
  if (!place) return;
  line = readHandedOver().flatMap((result) => result.line ?? []);
  draw(place, line);
}

/** In the thanks the line is closed with one loop more. */
function close() {
  const words = document.querySelector('dialog[open] #thank-you-text');
  if (!place || !words) return;
  document.querySelector('dialog [data-carried]')?.remove();
  const box = place.cloneNode(true) as HTMLElement;
  const name = place.dataset.carried ?? '';
  draw(box, line.length > 0 ? [...line, { name, code: name, loop: OUR_LOOP }] : []);
  words.after(box);
  line = [];
  draw(place, line);
}

show();
document.addEventListener('prerenderingchange', show);
addEventListener('click', () => setTimeout(show));
new MutationObserver((changes) => {
  if (changes.some(({ target }) => target.nodeName === 'DIALOG')) close();
}).observe(document.body, {
  subtree: true,
  attributeFilter: ['open'],
});
