import { mistakes } from '../common/nearest.ts';

/** Nobody types a longer name by mistake, and the work grows with the square of the length. */
const MAX_LENGTH = 60;

/** A page of the area that was asked for is a little nearer than another one of the same name. */
const ELSEWHERE = 0.02;
/** Another word for a page is a little less near than its own name. */
const BY_ANOTHER_NAME = 0.01;
/** Where more than a third of the letters differ, something else was meant. */
const FARTHEST = 1 / 3 + ELSEWHERE;

const hasWords = (slug: string, words: string): boolean =>
  words.length > 3 && slug.includes(words) && `-${slug}-`.includes(`-${words}-`);

/**
 * From 0, the same, to 1, nothing in common. Whole words of the slug are nearer than any typing error, and so is the
 * whole slug among other words. A year or the number of a page has no typing errors.
 */
const strangeness = (asked: string, slug: string): number => {
  if (hasWords(slug, asked)) return 0.1;
  if (hasWords(asked, slug)) return 0.2;
  if (/^\d+$/.test(asked)) return 1;
  // Counting stops where the answer is no: anybody can ask for thousands of missing pages.
  const longer = Math.max(asked.length, slug.length);
  return mistakes(asked, slug, Math.floor(longer * FARTHEST)) / longer;
};

export interface Candidate {
  href: string;
  slug: string;
  /** Other words for the page, in the form of a slug. */
  also: readonly string[];
}

/** The pages that a visitor of this path probably meant, the nearest first; none when more than a third of the letters differ. */
export const nearest = <Page extends Candidate>(path: string, pages: readonly Page[], most = 3): Page[] => {
  const parts = path
    .toLowerCase()
    .split('/')
    .filter((part) => part !== '' && part.length <= MAX_LENGTH)
    .slice(0, 4)
    .map((part) => part.replace(/\.\w{2,4}$/, '').replace(/[\s_]+/g, '-'));
  // The name of an area says where to look, not what for: it is part of other names as well.
  const isArea = parts.length > 1 && pages.some(({ href }) => href === `/${parts[0]}`);
  const names = isArea ? parts.slice(1) : parts;
  const distance = ({ href, slug, also }: Page): number => {
    const own = names.map((name) => strangeness(name, slug.toLowerCase()));
    const others = names.flatMap((name) => also.map((word) => strangeness(name, word) + BY_ANOTHER_NAME));
    const isElsewhere = parts.length > 1 && !href.startsWith(`/${parts[0]}/`);
    return Math.min(1, ...own, ...others) + (isElsewhere ? ELSEWHERE : 0);
  };
  const near = pages
    .map((page) => ({ page, score: distance(page) }))
    .filter(({ page, score }) => score <= FARTHEST && page.href !== path)
    .sort((one, other) => one.score - other.score)
    .slice(0, most)
    .map(({ page }) => page);
  if (near.length > 0 || !isArea) return near;
  // Below a page that has no pages below it, the page itself is the way on.
  const hasPages = pages.some(({ href }) => href.startsWith(`/${parts[0]}/`));
  return hasPages ? [] : pages.filter(({ href }) => href === `/${parts[0]}`);
};
