import { createElement } from 'react';
import { renderToString } from 'react-dom/server';
import { once } from '../content.ts';
import { ContactWidget } from './ContactWidget.tsx';
import { Footer } from './Footer.tsx';
import { getFrame } from './frame.ts';
import { Header } from './Header.tsx';

interface FrameHtml {
  /** The words of the link past the header. */
  skip: string;
  header: string;
  footer: string;
  widget: string;
}

const render = (here: string): FrameHtml => {
  const frame = getFrame();
  return {
    skip: frame.words('skipToContent'),
    header: renderToString(createElement(Header, { frame, here })),
    footer: renderToString(createElement(Footer, { frame })),
    widget: renderToString(createElement(ContactWidget, { frame })),
  };
};

const areas = once(() => new Map<string, FrameHtml>());

/**
 * What stands round every page. It differs by area only and has more elements than most pages, so a build renders it
 * once for each area.
 */
export const frameHtml = (here: string): FrameHtml => {
  const html = areas().get(here) ?? render(here);
  areas().set(here, html);
  return html;
};
