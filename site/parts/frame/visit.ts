import { onCLS, onINP, onLCP } from 'web-vitals';

/**
 * What the server cannot know of a visit: how the page came and how fast it was, whether a tool
 * gave a result or the form was begun, and searches that found nothing. Sent once when the page is
 * left, counted there, and kept nowhere.
 */

function begin(how = 'navigated') {
  return {
    page: location.pathname,
    how,
    vitals: {} as Record<string, number>,
    /** Events of the visit; words after a question mark are a search that found nothing. */
    did: [] as string[],
  };
}
let view = begin();
let known = new Set<string>();
let isSent = false;

function note(what: string) {
  if (!known.has(what)) view.did.push(what);
  known.add(what);
}

// First of all listeners: reports of the others on a restored page belong to a new view of it.
addEventListener(
  'pageshow',
  (event) => {
    if (!event.persisted) return;
    view = begin('restored');
    known = new Set();
    isSent = false;
  },
  true,
);
for (const { activationStart = 0, responseStart, deliveryType } of performance.getEntriesByType(
  'navigation',
) as (PerformanceNavigationTiming & { deliveryType?: string })[]) {
  if (deliveryType?.endsWith('prefetch')) view.how = 'fetched';
  if (activationStart) view.how = 'prerendered';
  view.vitals['TTFB'] = Math.max(0, responseStart - activationStart);
}
for (const watch of [onLCP, onINP, onCLS])
  watch((metric) => {
    if (!isSent) view.vitals[metric.name] = metric.value;
  });
addEventListener('nothing-found', (event) => note((event as CustomEvent<string>).detail));
addEventListener('input', (event) => {
  if ((event.target as Element).closest('form[method]')) note('form');
});
addEventListener('visibilitychange', () => {
  if (!document.hidden) return;
  if (document.querySelector('[data-finished=true]')) note('tool');
  // Coming back to the tab and leaving again is one visit: only what is new is sent.
  if (isSent && !view.did[0]) return;
  navigator.sendBeacon('/api/visit', JSON.stringify(view));
  view = begin();
  isSent = true;
});
