import type { Pressed, ShownPage } from '../panel/surroundings.ts';

/** From the panel to the page in its frame. */
export type ToPage =
  | { do: 'refresh'; html: string }
  | { do: 'words'; id: number; before: string; after: string }
  | { do: 'preview'; isPreview: boolean }
  | { do: 'reveal'; ids: readonly number[] };

/** From the page: all that it can ask for. It opens fields and other pages, and changes nothing. */
export type FromPage =
  | ({ did: 'show' } & ShownPage)
  | ({ did: 'press' } & Omit<Pressed, 'element'>)
  | { did: 'follow'; address: string }
  | { did: 'escape' };
