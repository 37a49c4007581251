import { AsyncLocalStorage } from 'node:async_hooks';
import type { Memory } from '../../content-reader/read-content.ts';
import type { Data } from '../../site/collections.ts';
import { type Content, openSite } from '../../site/content.ts';
import { readMarked } from '../marks/mark-content.ts';

const FILE = /^\/(?:og|figures|pictures|downloads)\/|\.(?:txt|xml|json|ics)$/;

/**
 * Pages are marked; pictures, feeds and files for downloading are as visitors get them. An address of neither kind, such
 * as that of a script, may be taken for one of the pages: what Astro then remembers of them all must be marked too.
 */
export const kindOf = (url: string): 'marked' | 'plain' =>
  FILE.test(new URL(url, 'http://localhost').pathname) ? 'plain' : 'marked';

/** The content that each request of the edit server sees: with marks and drafts for a page, plain for a file. */
export const contentForRequests = (root: string) => {
  const requests = new AsyncLocalStorage<'marked' | 'plain'>();
  const memories: { marked: Memory<Data>; plain: Memory<Data> } = { marked: {}, plain: {} };
  let open: { marked?: Content; plain?: Content } = {};
  globalThis.contentOfRequest = () => {
    const wanted = requests.getStore();
    if (wanted === undefined) return undefined;
    const memory = memories[wanted];
    // A page says of a draft that it is one; a shared link will not.
    open[wanted] ??=
      wanted === 'marked'
        ? openSite(root, { memory, read: readMarked, drafts: 'marked' })
        : openSite(root, { memory, drafts: 'shown' });
    return open[wanted];
  };
  return {
    /** Runs the rest of a request with the content for its address. */
    run: (url: string, rest: () => void): void => requests.run(kindOf(url), rest),
    /** Reads the content as visitors get it, outside any request. */
    plainly: <Result>(work: () => Result): Result => requests.run('plain', work),
    /** A file has changed. */
    forget: () => {
      open = {};
    },
  };
};
export type Contents = ReturnType<typeof contentForRequests>;
