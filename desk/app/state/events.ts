import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import type { Counts, EnquiryAnswer, SessionAnswer } from '../../contract/answers.ts';
import type { DeskEvent } from '../../contract/events.ts';
import { apiPaths } from '../../contract/paths.ts';
import { ask, isKind } from './api.ts';
import { noteArrivals } from './arrivals.ts';
import { countsQuery, enquiryQuery, peopleQuery } from './queries.ts';
import { dropEnquiry, showCounts, showEnquiry, shownIds } from './rows.ts';

const TYPES: readonly DeskEvent['type'][] = ['hello', 'arrived', 'changed', 'people', 'signed-out'];
/** How often to ask where no stream can be had. */
const FALLBACK_MS = 30_000;
/** More changes than this at once are an import or an erasure: then all is asked for again. */
const FEW = 10;

const lookAgain = async (client: QueryClient, id: string): Promise<void> => {
  try {
    showEnquiry(client, await ask<EnquiryAnswer>(apiPaths.enquiry(id)));
  } catch (error) {
    if (!isKind(error, 'not-found')) return;
    dropEnquiry(client, id);
    await client.invalidateQueries({ queryKey: enquiryQuery(id).queryKey });
  }
};

const onChanged = async (client: QueryClient, ids: readonly string[]): Promise<void> => {
  if (ids.length === 0 || ids.length > FEW) {
    await client.invalidateQueries({ queryKey: ['enquiry'] });
    return;
  }
  const open = ids.filter((id) => client.getQueryData(enquiryQuery(id).queryKey));
  await Promise.all([...new Set([...shownIds(client, ids), ...open])].map((id) => lookAgain(client, id)));
};

const hear = (client: QueryClient, event: Exclude<DeskEvent, { type: 'signed-out' }>): void => {
  if (event.type === 'people') {
    void client.invalidateQueries({ queryKey: peopleQuery.queryKey });
    return;
  }
  // After a while without a connection the counts tell what was missed.
  if (event.type !== 'changed') noteArrivals(client, client.getQueryData(countsQuery.queryKey), event.counts);
  showCounts(client, event.counts);
  if (event.type === 'changed') void onChanged(client, event.ids);
};

/** Where streams do not get through, the counts are asked for now and then. */
const poll = (client: QueryClient) =>
  setInterval(async () => {
    const before = client.getQueryData(countsQuery.queryKey);
    const now = await ask<Counts>(apiPaths.counts).catch(() => undefined);
    if (!now || !before || JSON.stringify(before) === JSON.stringify(now)) return;
    if (now.all > before.all) noteArrivals(client, before, now);
    showCounts(client, now);
    void onChanged(client, []);
  }, FALLBACK_MS);

/** Keeps what is shown true while the page is open, by server-sent events. */
export const useEvents = (onSignedOut: () => void): void => {
  const client = useQueryClient();
  useEffect(() => {
    let polling: ReturnType<typeof setInterval> | undefined;
    let again: ReturnType<typeof setTimeout> | undefined;
    let source: EventSource | undefined;
    let isFirst = true;
    // A stream also ends when the server is started again, so only the session itself says whether it has ended.
    const checkSession = async (): Promise<void> => {
      const session = await ask<SessionAnswer>(apiPaths.session).catch(() => undefined);
      if (session && !session.person) onSignedOut();
    };
    const rest = (): void => {
      clearInterval(polling);
      polling = undefined;
    };
    const listen = (): void => {
      source = new EventSource(apiPaths.events);
      source.onopen = rest;
      source.onerror = () => {
        polling ??= poll(client);
        // The browser tries again by itself, unless the answer was no stream at all.
        if (source?.readyState !== EventSource.CLOSED) return;
        again = setTimeout(listen, FALLBACK_MS);
        void checkSession();
      };
      for (const type of TYPES) {
        source.addEventListener(type, ({ data }: MessageEvent<string>) => {
          const event: DeskEvent = JSON.parse(data);
          if (event.type === 'signed-out') void checkSession();
          else hear(client, event);
          // Nobody told what was done between two streams.
          if (event.type === 'hello' && !isFirst) void onChanged(client, []);
          isFirst = false;
        });
      }
    };
    listen();
    return () => {
      source?.close();
      rest();
      clearTimeout(again);
    };
  }, [client, onSignedOut]);
};
