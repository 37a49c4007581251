import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import words from '../../words.json' with { type: 'json' };
import { useMe } from './hooks.ts';
import { countsQuery } from './queries.ts';

function keyOf(me: string): string {
  return `desk-notify ${me}`;
}

export function isNotifying(me: string): boolean {
  return (
    'Notification' in window &&
    Notification.permission === 'granted' &&
    localStorage.getItem(keyOf(me)) === 'on'
  );
}

/** Asks the browser, which asks the person. Whether it is as wanted now. */
export async function switchNotifying(me: string, wanted: boolean): Promise<boolean> {
  const isAllowed =
    wanted && 'Notification' in window && (await Notification.requestPermission()) === 'granted';
  localStorage.setItem(keyOf(me), isAllowed ? 'on' : 'off');
  return isAllowed === wanted;
}

/** Says that something came, and nothing of it: others may see the screen. */
export function useNotifications(): void {
  const { id } = useMe();
  const { data: counts } = useQuery(countsQuery);
  const before = useRef(counts);
  useEffect(() => {
    const { urgent = Infinity, news = Infinity } = before.current ?? {};
    before.current = counts;
    if (!counts || !isNotifying(id) || (counts.urgent <= urgent && counts.news <= news)) return;
    const body = counts.urgent > urgent ? words.notify.payrollToday : words.notify.news;
    try {
      new Notification(words.notify.title, { body, tag: 'desk' });
    } catch {
      // Chrome on Android has it for service workers only.
    }
  }, [counts, id]);
}
