import { sendTo } from '../panel/editor.ts';
import type { EditedPage } from '../panel/surroundings.ts';
import type { FromPage, ToPage } from './messages.ts';

/** The page in a frame that belongs to no site, so that nothing in it can act with the desk's cookie. */
export function framedPage(
  frame: HTMLIFrameElement,
  path: string,
  onFollow: (address: string) => void,
): EditedPage {
  let latest = 0;
  const tell = (message: ToPage): void => frame.contentWindow?.postMessage(message, '*');
  return {
    async refresh() {
      latest += 1;
      const mine = latest;
      const html = await sendTo<string | null>('show', { path });
      if (mine === latest && html !== null) tell({ do: 'refresh', html });
    },
    showWords: (id, before, after) => tell({ do: 'words', id, before, after }),
    elementOf: () => undefined,
    reveal: (ids) => tell({ do: 'reveal', ids }),
    watch({ isPreview, onShown, onPress }) {
      const stop = new AbortController();
      const hear = ({ source, data }: MessageEvent<FromPage>): void => {
        if (source !== frame.contentWindow) return;
        if (data.did === 'show') {
          // It has just been loaded, and does not know.
          tell({ do: 'preview', isPreview });
          onShown({ name: data.name, id: data.id });
        } else if (data.did === 'press') onPress({ id: data.id, line: data.line });
        else if (data.did === 'follow') onFollow(data.address);
        else document.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape' }));
      };
      window.addEventListener('message', hear, { signal: stop.signal });
      tell({ do: 'preview', isPreview });
      return () => stop.abort();
    },
  };
}
