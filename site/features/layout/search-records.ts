import { headingId } from '../../../common/text.ts';
import { getCountry } from '../../content/countries.ts';
import { getInsight, getRegions, getTool } from '../../content/get-content.ts';
import type { SearchRecord } from '../../parts/search/find-pages.ts';
import { dateLine } from '../../parts/when.ts';
import { termId } from '../../schemas/insights/glossary.ts';
import { getDeadlines } from '../insights/deadlines/deadlines.ts';
import { readRows } from '../insights/regions/region-rows.ts';

function firstSentence(text: string): string {
  return /^.*?[.?!](?= |$)/s.exec(text)?.[0] ?? text;
}

function dates(): SearchRecord[] {
  const { dated, words, today } = getDeadlines();
  return dated
    .filter(({ at }) => at.last >= today)
    .map(({ slug, title, action, at: { first, last, precision }, at }) => ({
      href: `/insights/deadlines#${slug}`,
      title,
      area: words.title,
      text: action,
      at: { first, last, precision, label: dateLine(at) },
    }));
}

function packages(): SearchRecord[] {
  const { packages: all, page } = getTool('supportEstimator');
  const area = page.related.find(({ href }) => href === PACKAGES)?.label ?? page.title;
  return Object.entries(all).map(([name, { label, line }]) => ({
    href: `${PACKAGES}#${name}`,
    title: label,
    area,
    text: line,
    also: [name],
  }));
}
const PACKAGES = '/services/application-support';

function terms(): SearchRecord[] {
  const { terms: all, title } = getInsight('glossary');
  return all.map((entry) => ({
    href: `/insights/glossary#${termId(entry)}`,
    title: entry.term,
    area: title,
    text: firstSentence(entry.text),
    ...(entry.short ? { also: [entry.short] } : {}),
  }));
}

function countries(): SearchRecord[] {
  return getRegions().flatMap((region) => {
    const { rows } = readRows(region);
    return region.comparison.rows.flatMap(({ name, country, rule }, i) => {
      if (!country || rule) return [];
      const known = getCountry(country);
      const first = rows[i]?.cells[0]?.[0];
      return {
        href: `/insights/${region.slug}#${headingId(name)}`,
        title: name,
        area: region.title,
        text: [first?.what, first?.text].filter(Boolean).join(': '),
        also: [known.name, known.short, ...(known.also ?? []), ...(known.cities ?? [])],
      };
    });
  });
}

/** Things that people look up by name, each with a place of its own. */
export function listSearchRecords(): SearchRecord[] {
  return [...dates(), ...packages(), ...terms(), ...countries()];
}
