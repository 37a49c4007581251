import {
  onlineManager,
  type QueryKey,
  useMutation,
  useQuery,
  useQueryClient,
} from '@tanstack/react-query';
import { getRouteApi } from '@tanstack/react-router';
import { useEffect, useRef, useSyncExternalStore } from 'react';
import { gulfDay, MINUTE_MS } from '../../../common/day.ts';
import { fill } from '../../../common/wording.ts';
import { announce } from '../../../ui/Toast.tsx';
import words from '../../words.json' with { type: 'json' };
import { shortCalendarDay } from '../wording/time.ts';
import { peopleQuery } from './queries.ts';

const inside = getRouteApi('/inside');

export function useMe() {
  return inside.useRouteContext({ select: ({ me }) => me });
}

function everyQuarter(tick: () => void): () => void {
  const timer = setInterval(tick, MINUTE_MS / 4);
  return () => clearInterval(timer);
}
/** The current minute, so that components render once a minute. */
export function useNow(): number {
  return useSyncExternalStore(everyQuarter, () => Math.floor(Date.now() / MINUTE_MS) * MINUTE_MS);
}

export function useOnline(): boolean {
  return useSyncExternalStore(onlineManager.subscribe, () => onlineManager.isOnline());
}

/** To whom an enquiry can be assigned: oneself, the colleagues, nobody. */
export function useAssignees(): { id: string | null; label: string }[] {
  const me = useMe();
  const { data } = useQuery(peopleQuery);
  const colleagues = (data?.people ?? []).filter(({ id }) => id !== me.id);
  const today = gulfDay(useNow());
  const labelOf = ({ name, awayFrom, awayTo }: (typeof colleagues)[number]): string =>
    awayFrom !== null && awayTo !== null && awayFrom <= today && awayTo >= today
      ? fill(words.actions.away, { name, day: shortCalendarDay(awayTo) })
      : name;
  return [
    { id: me.id, label: fill(words.actions.me, { name: me.name }) },
    ...colleagues.map((one) => ({ id: one.id, label: labelOf(one) })),
    { id: null, label: words.actions.nobody },
  ];
}

/** A mutation that refetches what it touched and announces what it did. */
export function useChange<Given, Received>(
  queryKey: QueryKey,
  mutationFn: (given: Given) => Promise<Received>,
  doneWords: (given: Given, received: Received) => string | undefined,
) {
  const client = useQueryClient();
  return useMutation({
    mutationFn,
    onSuccess: async (received, given) => {
      await client.invalidateQueries({ queryKey });
      const sentence = doneWords(given, received);
      if (sentence) announce(sentence);
    },
  });
}

const SETTING = 'desk-keys';

/** Single-key shortcuts disturb speech input, so they can be switched off (WCAG 2.1.4). */
export function areKeysOn(): boolean {
  return localStorage.getItem(SETTING) !== 'off';
}
export function switchKeys(on: boolean): void {
  localStorage.setItem(SETTING, on ? 'on' : 'off');
}

function isTyping(target: EventTarget | null): boolean {
  return (
    target instanceof HTMLElement &&
    (target.isContentEditable || /^(INPUT|TEXTAREA|SELECT)$/.test(target.tagName))
  );
}
function isCovered(): boolean {
  return document.querySelector('dialog[open], [popover]:popover-open') !== null;
}

/** A key that was pressed on a row of the list, for the enquiry that opens with it; one that it does not know is dropped. */
let waiting: string | undefined;
export function pressLater(key?: string): void {
  waiting = key;
}

/** Except while typing or over a dialog or menu. False leaves the key to the browser. */
export function useKeys(keys: Partial<Record<string, () => unknown>>): void {
  const current = useRef(keys);
  useEffect(() => {
    current.current = keys;
  });
  useEffect(() => {
    const act = waiting === undefined ? undefined : current.current[waiting];
    // After the enquiry has taken the focus, or it would take it from a menu.
    if (act) queueMicrotask(act);
  }, []);
  useEffect(() => {
    const press = (event: KeyboardEvent): void => {
      if (
        event.defaultPrevented ||
        event.ctrlKey ||
        event.metaKey ||
        event.altKey ||
        event.isComposing
      )
        return;
      if (isCovered() || isTyping(event.target) || (event.key.length === 1 && !areKeysOn())) return;
      const act = current.current[event.key];
      if (act && act() !== false) event.preventDefault();
    };
    window.addEventListener('keydown', press);
    return () => window.removeEventListener('keydown', press);
  }, []);
}
