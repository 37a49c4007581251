import { type QueryKey, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { getRouteApi } from '@tanstack/react-router';
import { useSyncExternalStore } from 'react';
import { fill } from '../../../common/wording.ts';
import { announce } from '../../../ui/Toast.tsx';
import words from '../../words.json' with { type: 'json' };
import { peopleQuery } from './queries.ts';

const inside = getRouteApi('/inside');

export const useMe = () => inside.useRouteContext({ select: ({ me }) => me });
export const useIsAdministrator = (): boolean => useMe().role === 'administrator';

const MINUTE = 60_000;
const everyQuarter = (tick: () => void): (() => void) => {
  const timer = setInterval(tick, MINUTE / 4);
  return () => clearInterval(timer);
};
/** The current minute, so that components render once a minute. */
export const useNow = (): number => useSyncExternalStore(everyQuarter, () => Math.floor(Date.now() / MINUTE) * MINUTE);

const onConnection = (change: () => void): (() => void) => {
  const ended = new AbortController();
  for (const type of ['online', 'offline']) window.addEventListener(type, change, { signal: ended.signal });
  return () => ended.abort();
};
export const useOnline = (): boolean => useSyncExternalStore(onConnection, () => navigator.onLine);

/** To whom an enquiry can be assigned: oneself, the colleagues, nobody. */
export const useHolders = (): { id: string | null; label: string }[] => {
  const me = useMe();
  const { data } = useQuery(peopleQuery);
  const colleagues = (data?.people ?? []).filter(({ id }) => id !== me.id);
  return [
    { id: me.id, label: fill(words.actions.me, { name: me.name }) },
    ...colleagues.map(({ id, name }) => ({ id, label: name })),
    { id: null, label: words.actions.nobody },
  ];
};

/** A mutation that refetches what it touched and announces what it did. */
export const useChange = <Given, Answer>(
  queryKey: QueryKey,
  mutationFn: (given: Given) => Promise<Answer>,
  said: (given: Given, answer: Answer) => string | undefined,
) => {
  const client = useQueryClient();
  return useMutation({
    mutationFn,
    onSuccess: async (answer, given) => {
      await client.invalidateQueries({ queryKey });
      const sentence = said(given, answer);
      if (sentence) announce(sentence);
    },
  });
};
