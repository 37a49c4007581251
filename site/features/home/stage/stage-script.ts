import { dayOf } from '../../../../common/day.ts';
import { fetchJson } from '../../../parts/browser/retry-load.ts';
import { LIST } from '../../tools/payroll-advisor/rules/address.ts';
import type { StageData } from '../home-content.ts';
import { drawCells, stageReader } from './stage-result.ts';

/** The result of what is typed on the stage. Fetched when it is focused; the elements are those of Stage.tsx. */

/** The letter is painted first, and a fast typist gets one result for several letters. */
const REST_MS = 120;
/** Long enough that a list typed letter by letter is announced once. */
const ANNOUNCE_DELAY_MS = 1000;
/** More than any list; an address should not be longer. */
const MAX_LIST_LENGTH = 4000;
/** Pixels, however large the drawing is. */
const LINE_WIDTH = 2.5;
const DRAWING = { duration: 700, easing: 'cubic-bezier(0.45, 0, 0.25, 1)' };

function find<Kind extends Element = HTMLElement>(selector: string): Kind {
  const found = document.querySelector<Kind>(selector);
  if (!found) throw new Error(`The stage has no ${selector}.`);
  return found;
}
const form = find<HTMLFormElement>('[data-ask]');
const field = find<HTMLTextAreaElement>('[data-ask] textarea');
const before = find('[data-stage-part=before]');
const link = find<HTMLAnchorElement>('[data-stage-part=sentence]');
const unread = find('[data-stage-part=unread]');
const key = find('[data-stage-part=key]');
const live = find('[data-stage-part=said]');
const svg = find<SVGSVGElement>('[data-stage-part=art] svg');
const line = find<SVGPathElement>('[data-stage-part=art] path');

const paths = [...svg.querySelectorAll('path')];
/** Only what has changed, and never a new node: for either, a slow phone works out the styles of the whole page again. */
function change(element: Element, name: string, value: string) {
  if (element.getAttribute(name) !== value) element.setAttribute(name, value);
}
function hide(element: HTMLElement, isHidden: boolean) {
  if (element.hidden !== isHidden) element.hidden = isHidden;
}
function draw(box: string, lines: readonly string[]) {
  change(svg, 'viewBox', box);
  for (const [at, path] of paths.entries()) change(path, 'd', lines[at] ?? '');
}
const untouchedBox = svg.getAttribute('viewBox') ?? '';
const untouchedPaths = paths.map((path) => path.getAttribute('d') ?? '');
const page = form.getAttribute('action') ?? '';
function listAddress() {
  return `${page}#${LIST}=${encodeURIComponent(field.value.slice(0, MAX_LIST_LENGTH))}`;
}

/** Measured rarely, because measuring lays out the whole page. */
let width = 1;
function measure() {
  width = svg.getBoundingClientRect().width;
}
measure();
addEventListener('resize', measure);

let loops = 0;
let pause: ReturnType<typeof setTimeout>;

function show(read: ReturnType<typeof stageReader>) {
  const { cells, sentence, unread: questions } = read(field.value, dayOf(new Date()));
  const hasResult = cells.length > 0;
  hide(before, hasResult);
  hide(link, !hasResult);
  hide(key, !hasResult);
  if (link.firstChild) link.firstChild.nodeValue = sentence;
  link.href = listAddress();
  if (svg.hasAttribute('data-result') !== hasResult) svg.toggleAttribute('data-result');
  if (hasResult) {
    const { box, side, line: loop, due, others } = drawCells(cells);
    draw(box, [loop, due, others]);
    line.style.strokeWidth = `${(side * LINE_WIDTH) / width}`;
    if (cells.length !== loops && !matchMedia('(prefers-reduced-motion: reduce)').matches)
      line.animate({ strokeDashoffset: [1.1, 0] }, DRAWING);
  } else {
    draw(untouchedBox, untouchedPaths);
    line.style.strokeWidth = '';
  }
  loops = cells.length;
  // Half a word is not a mistake yet, and nobody wants to hear every letter.
  clearTimeout(pause);
  hide(unread, true);
  pause = setTimeout(() => {
    unread.textContent = questions.slice(0, 3).join(' ');
    hide(unread, questions.length === 0);
    live.textContent = [...(hasResult ? [`${sentence}.`] : []), ...questions].join(' ');
  }, ANNOUNCE_DELAY_MS);
}

const ready = fetchJson<StageData>('/stage.json').then(stageReader);
let isFollowing = false;
function follow() {
  if (isFollowing) return;
  isFollowing = true;
  setTimeout(() => {
    isFollowing = false;
    ready.then(show);
  }, REST_MS);
}
field.addEventListener('input', follow);
field.addEventListener('keydown', (event) => {
  if (event.key !== 'Enter' || event.shiftKey || event.isComposing) return;
  event.preventDefault();
  form.requestSubmit();
});
form.addEventListener('submit', (event) => {
  event.preventDefault();
  location.assign(field.value.trim() ? listAddress() : page);
});
if (field.value) follow();
