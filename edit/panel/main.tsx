import './panel.css';
import { createRoot } from 'react-dom/client';
import { App } from './App.tsx';
import { send } from './editor.ts';
import pageStyle from './page.css?inline';
import { pageAround, readPage } from './page.ts';
import { settle } from './surroundings.ts';

function loaded(target: EventTarget, event: string): Promise<unknown> {
  return new Promise((resolve) => target.addEventListener(event, resolve, { once: true }));
}

async function begin(): Promise<void> {
  // This script may run before the page has been parsed.
  if (document.readyState === 'loading') await loaded(document, 'DOMContentLoaded');
  readPage();
  document.head.append(Object.assign(document.createElement('style'), { textContent: pageStyle }));
  // Next to the body, in a tree of its own: neither styles nor scripts of the page reach it.
  const host = document.createElement('dhr-edit');
  const root = host.attachShadow({ mode: 'open' });
  const sheet = Object.assign(document.createElement('link'), {
    rel: 'stylesheet',
    href: '/__edit/panel.css',
  });
  const place = document.createElement('div');
  root.append(sheet, place);
  document.documentElement.append(host);
  settle({
    page: pageAround(),
    api: '/__edit',
    pollHeaders: {},
    pollMs: 1000,
    mayPublish: true,
    hrefOf: (path) => path,
    pathHere: () => location.pathname,
    confirm: async () => {},
  });
  const [state] = await Promise.all([send('state'), loaded(sheet, 'load')]);
  createRoot(place).render(<App host={host} first={state} />);
  // The browser restores the old scroll position, but something new may be elsewhere on the page.
  if (location.hash)
    document.getElementById(decodeURIComponent(location.hash.slice(1)))?.scrollIntoView();
}

// A page that the Back button brings from the browser's cache shows old words.
window.addEventListener('pageshow', ({ persisted }) => persisted && location.reload());
void begin();
