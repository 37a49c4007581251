import { dayOf } from '../../../../common/day.ts';
import { fetchJson } from '../../../parts/browser/retry-load.ts';
import { drawLine } from '../../../parts/line/draw-line.ts';
import { LIST, PART } from '../../tools/payroll-advisor/rules/address.ts';
import type { StageData } from '../home-content.ts';
import { type StageRow, stageReader } from './stage-result.ts';

/** The result of what is typed on the stage. Fetched when it is focused; the elements are those of Stage.tsx. */

/** The letter is painted first, and a fast typist gets one result for several letters. */
const REST_MS = 120;
/** Long enough that a list typed letter by letter is announced once. */
const ANNOUNCE_DELAY_MS = 1000;
/** More than any list; an address should not be longer. */
const MAX_LIST_LENGTH = 4000;
const DRAWING = { duration: 700, easing: 'cubic-bezier(0.45, 0, 0.25, 1)' };
const LABELS = { duration: 220 };

function find<Kind extends Element = HTMLElement>(selector: string): Kind {
  const found = document.querySelector<Kind>(selector);
  if (!found) throw new Error(`The stage has no ${selector}.`);
  return found;
}
const stage = find('[data-stage]');
const form = find<HTMLFormElement>('[data-ask]');
const field = find<HTMLTextAreaElement>('[data-ask] textarea');
const before = find('[data-stage-part=before]');
const answer = find('[data-stage-part=answer]');
const line = find('[data-stage-part=answer] > div');
const list = find('[data-stage-part=answer] > div > ol');
const svg = find<SVGSVGElement>('[data-stage-part=answer] > div > svg');
const facts = find('[data-stage-part=facts]');
const unread = find('[data-stage-part=unread]');
const live = find('[data-stage-part=said]');
const paths = [...svg.querySelectorAll('path')];

/** Only what has changed: for everything else a slow phone works out the styles of the whole page again. */
function change(element: Element, name: string, value: string) {
  if (element.getAttribute(name) !== value) element.setAttribute(name, value);
}
function write(element: Element | undefined | null, text: string) {
  if (element && element.textContent !== text) element.textContent = text;
}
function hide(element: HTMLElement, isHidden: boolean) {
  if (element.hidden !== isHidden) element.hidden = isHidden;
}
function element(name: string, ...children: Element[]): Element {
  const made = document.createElement(name);
  made.append(...children);
  return made;
}
function rowItem() {
  const parts = ['b', 'span', 'small', 'small'].map((name) => element(name));
  return element('li', ...parts);
}
function factItem() {
  return element('li', element('a', element('b'), element('span')));
}
/** As many items as there are entries; one that is there stays. */
function itemsOf(parent: Element, length: number, make: () => Element): Element[] {
  while (parent.children.length > length) parent.lastElementChild?.remove();
  while (parent.children.length < length) parent.append(make());
  return [...parent.children];
}

const page = form.getAttribute('action') ?? '';
function listAddress(part = '') {
  const text = encodeURIComponent(field.value.slice(0, MAX_LIST_LENGTH));
  return `${page}#${LIST}=${text}${part && `&${PART}=${part}`}`;
}

const isPhone = matchMedia('(max-width: 40rem)');
const isCalm = matchMedia('(prefers-reduced-motion: reduce)');
let loops = 0;

function draw(rows: readonly StageRow[]) {
  const isAcross = isPhone.matches;
  line.toggleAttribute('data-across', isAcross);
  const drawing = drawLine(
    rows.map(({ loop }) => loop),
    isAcross,
  );
  change(svg, 'viewBox', drawing.box);
  const { filled, thread, people, due, missing } = drawing;
  for (const [at, d] of [filled, thread, people, due, missing].entries())
    change(paths[at] ?? svg, 'd', d);
  const items = itemsOf(list, rows.length, rowItem);
  for (const [at, row] of rows.entries()) {
    const item = items[at];
    const [name, people, route, date] = item?.children ?? [];
    if (!item || !name) continue;
    const { isDue } = row.loop;
    item.toggleAttribute('data-due', isDue);
    item.toggleAttribute('data-unsure', row.isUnsure === true);
    change(name, 'data-code', row.code);
    write(name, row.name);
    write(people, row.people);
    write(route, row.route);
    write(date, row.date);
  }
  if (rows.length !== loops && !isCalm.matches) {
    const [from, to] = isAcross ? ['0 100% 0 0', '0 -5%'] : ['0 -10% 100%', '-5% -10%'];
    svg.animate({ clipPath: [`inset(${from})`, `inset(${to})`] }, DRAWING);
    for (const item of items.slice(loops)) item.animate({ opacity: [0, 1] }, LABELS);
  }
  loops = rows.length;
  stage.style.setProperty('--n', `${Math.max(1, loops)}`);
}

let pause: ReturnType<typeof setTimeout>;

function show(read: ReturnType<typeof stageReader>) {
  const { rows, facts: found, said, unread: questions } = read(field.value, dayOf(new Date()));
  const hasResult = rows.length > 0;
  if (stage.hasAttribute('data-result') !== hasResult) stage.toggleAttribute('data-result');
  hide(before, hasResult);
  hide(facts, !hasResult);
  draw(rows);
  for (const [at, item] of itemsOf(facts, found.length, factItem).entries()) {
    const [link, title, text] = item.querySelectorAll('*');
    const fact = found[at];
    if (!fact) continue;
    link?.setAttribute('href', listAddress(fact.at));
    write(title, fact.title);
    write(text, fact.text);
  }
  // Half a word is not a mistake yet, and nobody wants to hear every letter.
  clearTimeout(pause);
  hide(unread, true);
  pause = setTimeout(() => {
    unread.textContent = questions.slice(0, 3).join(' ');
    hide(unread, questions.length === 0);
    live.textContent = [...(hasResult ? [said] : []), ...questions].join(' ');
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
/** A phone's keyboard leaves little room: the question comes to the top, and the drawing has its place before it is there. */
function makeRoom() {
  answer.toggleAttribute('data-room', true);
  if (isPhone.matches) form.scrollIntoView({ block: 'start', behavior: 'instant' });
}
field.addEventListener('focus', makeRoom);
field.addEventListener('blur', () => answer.toggleAttribute('data-room', loops > 0));
if (document.activeElement === field) makeRoom();
field.addEventListener('input', follow);
isPhone.addEventListener('change', follow);
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
