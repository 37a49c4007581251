import { createRoot } from 'react-dom/client';
import type { State } from '../contract.ts';
import { App } from './App.tsx';
import { ask } from './api.ts';
import pageStyle from './page.css?inline';
import { readPage } from './page.ts';
import style from './panel.css?inline';

/** This script may come sooner than the end of the page. */
const wholePage = async (): Promise<void> => {
  if (document.readyState === 'loading')
    await new Promise((resolve) => document.addEventListener('DOMContentLoaded', resolve, { once: true }));
};

const begin = async (): Promise<void> => {
  await wholePage();
  readPage();
  const sheet = document.createElement('style');
  sheet.textContent = pageStyle;
  document.head.append(sheet);
  // The panel stands beside the body and in a tree of its own: neither styles nor scripts of the page reach it.
  const host = document.createElement('dhr-edit');
  document.documentElement.append(host);
  const root = host.attachShadow({ mode: 'open' });
  const own = document.createElement('style');
  own.textContent = style;
  const place = document.createElement('div');
  root.append(own, place);
  createRoot(place).render(<App host={host} first={await ask<State>('state')} />);
};

// A page that the Back button brings from the browser's memory shows words of then.
window.addEventListener('pageshow', ({ persisted }) => persisted && location.reload());
void begin();
