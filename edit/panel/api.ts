import type { ServerEvent } from '../contract.ts';

const BASE = '/__edit';
/** Browsers refuse to keep a request of more than 64 KiB alive; a letter takes up to three bytes. */
const KEPT_ALIVE = 20_000;

const read = async <Answer>(answer: Response): Promise<Answer> => {
  if (!answer.ok) throw new Error((await answer.json().catch(() => ({ message: answer.statusText }))).message);
  return answer.json();
};
export const ask = async <Answer>(what: string): Promise<Answer> => read(await fetch(`${BASE}/${what}`));
export const send = async <Answer>(
  what: string,
  body: object = {},
  signal: AbortSignal | null = null,
): Promise<Answer> => {
  const words = JSON.stringify(body);
  return read(
    await fetch(`${BASE}/${what}`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: words,
      signal,
      // What was typed just before somebody closed the window arrives all the same.
      keepalive: what === 'change' && words.length < KEPT_ALIVE,
    }),
  );
};
export const sendPicture = async <Answer>(article: string, file: File): Promise<Answer> =>
  read(
    await fetch(`${BASE}/picture?${new URLSearchParams({ file: article, name: file.name })}`, {
      method: 'POST',
      body: file,
    }),
  );

/**
 * What the server tells by itself. A browser opens six connections to one server and no more, so a window that nobody sees
 * gives its own up: with six of them listening, a seventh page would never come.
 */
export const listen = (hear: (event: ServerEvent) => void, onGone: (isGone: boolean) => void): (() => void) => {
  let events: EventSource | undefined;
  const end = () => {
    events?.close();
    events = undefined;
  };
  const follow = () => {
    if (document.hidden) return end();
    if (events) return;
    events = new EventSource(`${BASE}/events`);
    events.onmessage = ({ data }) => hear(JSON.parse(data));
    events.onopen = () => onGone(false);
    events.onerror = () => onGone(true);
  };
  follow();
  document.addEventListener('visibilitychange', follow);
  return () => {
    document.removeEventListener('visibilitychange', follow);
    end();
  };
};
