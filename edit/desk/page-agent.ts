import pageStyle from '../panel/page.css?inline';
import {
  elementOfMarks,
  readPage,
  shownPage,
  showPage,
  showWords,
  watchPresses,
} from '../panel/page.ts';
import type { FromPage, ToPage } from './messages.ts';

/*
 * The only script of a page that is edited at the desk. The page is a stranger to the desk
 * (sandbox): it has no cookie, and speaks to the panel by the messages of this file.
 */

/** The site under which this page was asked for, although the page itself belongs to none. */
const { origin } = new URL(location.href);
function tell(message: FromPage): void {
  parent.postMessage(message, origin);
}

// As the panel is an element next to the body in edit mode, so is its stand-in: the styles look for it.
const host = document.createElement('dhr-edit');
host.dataset['framed'] = '';
document.documentElement.append(host);
document.head.append(Object.assign(document.createElement('style'), { textContent: pageStyle }));
readPage();
tell({ did: 'show', ...shownPage() });

let stop = () => {};
function watch(isPreview: boolean): void {
  stop();
  host.toggleAttribute('data-preview', isPreview);
  stop = isPreview
    ? () => {}
    : watchPresses(host, ({ id, line }) => tell({ did: 'press', id, line }));
}

/** A link to another page opens it in the panel; one to a place of this page just scrolls. */
document.addEventListener('click', (event) => {
  const link = event.target instanceof Element ? event.target.closest('a') : null;
  if (!link || link.hash.length > 1 || link.getAttribute('href')?.startsWith('#')) return;
  const isFollowed = !event.defaultPrevented;
  event.preventDefault();
  if (isFollowed && link.origin === origin) tell({ did: 'follow', address: link.pathname });
});
document.addEventListener('keydown', ({ key }) => key === 'Escape' && tell({ did: 'escape' }));

let open: HTMLElement | undefined;
function reveal(ids: readonly number[]): void {
  if (open) open.dataset['edit'] = '';
  open = elementOfMarks(ids);
  if (!open) return;
  const folded = open.closest('details');
  if (folded) folded.open = true;
  open.dataset['edit'] = 'open';
  const { top, bottom } = open.getBoundingClientRect();
  // On a phone the panel covers the lower half (desk.css).
  const isNarrow = window.matchMedia('(max-width: 61.99rem)').matches;
  if (top < 0 || bottom > window.innerHeight * (isNarrow ? 0.45 : 1))
    window.scrollTo({ top: window.scrollY + top - 96, behavior: 'instant' });
}

window.addEventListener('message', ({ source, origin: from, data }: MessageEvent<ToPage>) => {
  if (source !== parent || from !== origin) return;
  if (data.do === 'refresh') {
    showPage(data.html);
    tell({ did: 'show', ...shownPage() });
  } else if (data.do === 'words') showWords(data.id, data.before, data.after);
  else if (data.do === 'preview') watch(data.isPreview);
  else reveal(data.ids);
});
watch(false);
