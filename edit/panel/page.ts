import { Idiomorph } from 'idiomorph';
import { clean, decode, type Found } from '../marks/marks.ts';
import type { EditedPage, ShownPage } from './surroundings.ts';

const texts = new Map<Text, Found[]>();
/** The mark of the title that search results show: it tells which file the page is made from. */
let titleId: number | undefined;

function readText(node: Text): void {
  const found = decode(node.data);
  if (found.length === 0) return;
  // What search engines are told is text too, but cannot be pressed.
  if (!node.parentElement?.closest('script, style, title, template')) texts.set(node, found);
  // An island keeps its marks: React must find the text that it has rendered.
  if (!node.parentElement?.closest('astro-island')) node.data = clean(node.data);
}

function readAttributes(element: Element): void {
  for (const { name, value } of element.attributes) {
    const [mark] = decode(value);
    if (!mark) continue;
    if (element.getAttribute('property') === 'og:title') titleId = mark.id;
    if (!element.closest('astro-island')) element.setAttribute(name, clean(value));
  }
}

/** Reads every mark below a node and removes it from the text. */
function readMarks(root: Node): void {
  for (const known of texts.keys()) if (!known.isConnected) texts.delete(known);
  const walk = document.createTreeWalker(root, NodeFilter.SHOW_TEXT | NodeFilter.SHOW_ELEMENT);
  for (let node: Node | null = root; node; node = walk.nextNode()) {
    if (node instanceof Text) readText(node);
    else if (node instanceof Element && node.localName !== 'astro-island') readAttributes(node);
  }
}

function marksOf(node: Text): readonly Found[] {
  return texts.get(node) ?? [];
}
function markedTexts(): Text[] {
  return [...texts.keys()].filter((node) => node.isConnected);
}
function textsOf(id: number): Text[] {
  return markedTexts().filter((node) => marksOf(node).some((found) => found.id === id));
}
export function shownPage(): ShownPage {
  return { name: document.title.replace(/ \| [^|]*$/, ''), id: titleId };
}

/** A text that can be pressed: its mark and the part of the page that shows it. */
type Target = Omit<Found, 'at'> & { element: HTMLElement };

const INTERACTIVE = 'a, button, summary, label, [role="button"]';

/** The element that takes the frame and the focus: the link or button around a text, or its block. */
function elementOf(node: Text): HTMLElement {
  const link = node.parentElement?.closest<HTMLElement>(INTERACTIVE);
  if (link) return link;
  let element = node.parentElement;
  while (
    element &&
    element !== document.body &&
    getComputedStyle(element).display.startsWith('inline')
  )
    element = element.parentElement;
  return element ?? document.body;
}

/** The text at a point of the page, or the first one of the element that was pressed. */
function targetAt(pressed: Element, x?: number, y?: number): Target | undefined {
  const block = pressed.closest('[data-edit]');
  const around = block ?? pressed;
  const caret = x === undefined || y === undefined ? null : document.caretPositionFromPoint(x, y);
  const own = markedTexts().filter((node) => around.contains(node));
  const exact = own.find((node) => node === caret?.offsetNode);
  const node = exact ?? (block || own.length === 1 ? own[0] : undefined);
  if (!node) return undefined;
  // A sentence with a name in it has two marks: the one at or after the letter counts.
  const offset = exact ? (caret?.offset ?? 0) : 0;
  const mark: Found | undefined =
    marksOf(node).find(({ at }) => at >= offset) ?? marksOf(node).at(-1);
  return mark && { ...mark, element: elementOf(node) };
}

export function elementOfMarks(ids: readonly number[]): HTMLElement | undefined {
  const node = ids.flatMap(textsOf)[0];
  return node && elementOf(node);
}

/** React compares an island with the server's HTML; it must not be changed before. */
function isTakenOver(element: Element): boolean {
  return (
    !element.closest('astro-island') ||
    Object.keys(element).some((key) => key.startsWith('__reactProps'))
  );
}

/** Every block with a marked text can be reached by Tab. */
function makeReachable(): void {
  for (const node of markedTexts()) {
    const element = elementOf(node);
    if (element === document.body || element.closest('svg') || !isTakenOver(element)) continue;
    if (element.tabIndex < 0) element.tabIndex = 0;
    element.dataset['edit'] ??= '';
  }
}

/** Attributes that a refresh leaves: of what a visitor has opened and edit mode has added. */
const KEPT = ['open', 'tabindex', 'data-edit', 'aria-expanded', 'popover'];

function sameIsland(old: Element, now: Element): boolean {
  return ['props', 'component-url'].every(
    (name) => old.getAttribute(name) === now.getAttribute(name),
  );
}

/** Changes only what differs from a newer state of the page, so that nothing jumps. */
export function showPage(html: string): void {
  const next = new DOMParser().parseFromString(html, 'text/html');
  document.title = clean(next.title);
  // The library would put a whole body inside the body.
  Idiomorph.morph(document.body, [...next.body.childNodes], {
    morphStyle: 'innerHTML',
    callbacks: {
      beforeNodeMorphed: (old: Node, now: Node) => {
        if (
          !(old instanceof Element) ||
          !(now instanceof Element) ||
          old.localName !== 'astro-island'
        )
          return true;
        if (!sameIsland(old, now)) old.replaceWith(document.importNode(now, true));
        return false;
      },
      beforeAttributeUpdated: (name: string) => !KEPT.includes(name),
    },
  });
  readPage();
}

export function readPage(): void {
  readMarks(document.head);
  readMarks(document.body);
  document.title = clean(document.title);
  makeReachable();
}

/** Shows new words at once, before they are saved. Markdown waits for the server. */
export function showWords(id: number, before: string, after: string): void {
  if (before === after || before === '') return;
  for (const node of textsOf(id)) {
    const at = node.data.indexOf(before);
    // An island that has drawn the new words itself must not get them twice.
    if (at === -1 || (after.includes(before) && node.data.includes(after))) continue;
    const marks = marksOf(node);
    node.data = node.data.slice(0, at) + after + node.data.slice(at + before.length);
    for (const mark of marks) if (mark.at >= at) mark.at += after.length - before.length;
  }
}

/** Opens what is pressed, by pointer or keyboard; links follow with Control. */
export function watchPresses(host: Element, onPress: (target: Target) => void): () => void {
  const stop = new AbortController();
  const listen = <Name extends 'click' | 'keydown' | 'submit'>(
    name: Name,
    handle: (event: DocumentEventMap[Name], element: Element) => void,
  ) => {
    const onPage = (event: DocumentEventMap[Name]) =>
      event.target instanceof Element &&
      !event.composedPath().includes(host) &&
      handle(event, event.target);
    document.addEventListener(name, onPage, { capture: true, signal: stop.signal });
  };
  listen('click', (event, element) => {
    const link = element.closest('a');
    if (link && (event.ctrlKey || event.metaKey)) return;
    if (link) event.preventDefault();
    const target = targetAt(element, event.clientX, event.clientY);
    if (!target) return;
    // Menus and questions still open: their words are inside.
    if (!element.closest('button, summary')) event.stopPropagation();
    onPress(target);
  });
  listen('keydown', (event, element) => {
    if (event.key !== 'Enter' || element.matches('input, textarea, select')) return;
    const target = targetAt(element);
    if (!target) return;
    event.preventDefault();
    onPress(target);
  });
  listen('submit', (event) => event.preventDefault());
  return () => stop.abort();
}

/** Islands render their texts again and again. */
function watchIslands(): void {
  const observer = new MutationObserver((changes) => {
    for (const { target, addedNodes } of changes) {
      if (target instanceof Text) readMarks(target);
      for (const node of addedNodes) readMarks(node);
    }
    // React takes an island over a moment after Astro has woken it.
    setTimeout(makeReachable, 500);
  });
  for (const island of document.querySelectorAll('astro-island'))
    observer.observe(island, {
      childList: true,
      characterData: true,
      subtree: true,
      attributeFilter: ['ssr'],
    });
}

let latest = 0;

/** The document around the panel. */
export function pageAround(): EditedPage {
  let tell: (page: ShownPage) => void = () => {};
  watchIslands();
  return {
    async refresh() {
      latest += 1;
      const mine = latest;
      const response = await fetch(location.href, { headers: { Accept: 'text/html' } });
      const html = await response.text();
      if (mine !== latest || !response.ok) return;
      showPage(html);
      tell(shownPage());
    },
    showWords,
    elementOf: elementOfMarks,
    reveal: () => {},
    watch({ host, isPreview, onShown, onPress }) {
      tell = onShown;
      onShown(shownPage());
      return isPreview ? () => {} : watchPresses(host, onPress);
    },
  };
}
