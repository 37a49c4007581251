import type { RouteTable } from './manifest.ts';

/** What an editor got wrong in content/routes.yaml, seen against the pages that were built. */
export const routeFaults = ({ redirects, fallbacks }: RouteTable, pages: ReadonlySet<string>): string[] => {
  const moved = new Set(redirects.map(({ from }) => from));
  const targetOf = (to: string): string => to.replace(/[?#].*$/, '');
  return [
    ...redirects.flatMap(({ from, to }) => {
      if (pages.has(from)) return [`${from} is redirected, but there is a page at that path`];
      if (moved.has(targetOf(to))) return [`${from} is redirected to ${to}, which is itself redirected`];
      return pages.has(targetOf(to)) ? [] : [`${from} is redirected to ${to}, but there is no such page`];
    }),
    ...fallbacks.flatMap(({ under, page }) =>
      pages.has(page) ? [] : [`unknown paths under ${under} show ${page}, but there is no such page`],
    ),
  ].map((fault) => `content/routes.yaml: ${fault}`);
};
