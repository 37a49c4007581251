import { useCallback, useEffect, useState } from 'react';
import type { Opened, ServerEvent } from '../contract.ts';
import type { Path } from '../marks/places.ts';

const BASE = '/__edit';
/** Browsers refuse to keep a request of more than 64 KiB alive; a letter takes up to three bytes. */
const KEPT_ALIVE = 20_000;

const read = async <Answer>(answer: Response): Promise<Answer> => {
  if (!answer.ok) throw new Error((await answer.json().catch(() => ({ message: answer.statusText }))).message);
  return answer.json();
};
export const ask = async <Answer>(what: string): Promise<Answer> => read(await fetch(`${BASE}/${what}`));
export const send = async <Answer>(what: string, body: object = {}, signal: AbortSignal | null = null) => {
  const words = JSON.stringify(body);
  // What was typed just before the window was closed arrives all the same.
  const keepalive = what === 'change' && words.length < KEPT_ALIVE;
  const headers = { 'Content-Type': 'application/json' };
  return read<Answer>(await fetch(`${BASE}/${what}`, { method: 'POST', headers, body: words, signal, keepalive }));
};
export const sendPicture = async (article: string, file: File): Promise<{ source: string } | { problem: string }> => {
  const place = new URLSearchParams({ file: article, name: file.name });
  return read(await fetch(`${BASE}/picture?${place}`, { method: 'POST', body: file }));
};

/** What the server says about a place, and the way to ask again; nothing until it has answered. */
export const useOpened = (file: string | undefined, path: Path) => {
  const [opened, setOpened] = useState<Opened>();
  const place = JSON.stringify({ file, path });
  const load = useCallback(async () => {
    if (file) setOpened(await send<Opened>('open', JSON.parse(place)));
  }, [file, place]);
  useEffect(() => {
    void load();
  }, [load]);
  return [opened, load] as const;
};

/**
 * What the server tells by itself. A browser opens six connections to one server and no more, so a hidden window gives its
 * own up: with six of them listening, a seventh page would never come.
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
