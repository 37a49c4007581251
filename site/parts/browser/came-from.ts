import { quietly } from './storage.ts';

/** Both are kept in this tab for as long as the visit lasts, and sent with an enquiry only. */
const PAGE = 'dhr-came-from';
const CAMPAIGN = 'dhr-campaign';

/** Visitors look these up while they fill in the form; they do not come from there. */
const OPENED_FROM_THE_FORM = ['/privacy-policy', '/thank-you'];

/** The page before this one, if it was one of ours. */
function pageBefore(): string | undefined {
  const from = URL.canParse(document.referrer) ? new URL(document.referrer) : undefined;
  return from?.origin === location.origin ? from.pathname : undefined;
}

/** The `utm_*` of this visit's first page. A visit without any leaves nothing behind. */
export function keepCampaign(): string {
  return (
    quietly(() => {
      const kept = sessionStorage.getItem(CAMPAIGN);
      if (kept !== null || pageBefore() !== undefined) return kept ?? '';
      const named = [...new URLSearchParams(location.search)].filter(([name]) =>
        name.startsWith('utm_'),
      );
      if (named.length === 0) return '';
      const campaign = new URLSearchParams(named).toString();
      sessionStorage.setItem(CAMPAIGN, campaign);
      return campaign;
    }) ?? ''
  );
}

/** The page from which the visitor went to the form, or that of the form itself. */
export function keepCameFrom(): string {
  return (
    quietly(() => {
      const page = pageBefore() ?? location.pathname;
      if (![location.pathname, ...OPENED_FROM_THE_FORM].includes(page))
        sessionStorage.setItem(PAGE, page);
      return sessionStorage.getItem(PAGE) ?? location.pathname;
    }) ?? ''
  );
}
