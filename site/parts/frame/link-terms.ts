import { visible } from '../../../common/text.ts';
import { type Term, termId } from '../../schemas/insights/glossary.ts';

const GLOSSARY = '/insights/glossary';

/** Text is in these; names, controls, drawings and islands are left alone. */
const TEXT = new Set(['p', 'li', 'dd', 'td']);
const LEFT_ALONE = new Set(
  'a button h1 h2 h3 h4 h5 h6 dt th summary label legend nav code svg script style textarea select form astro-island'.split(
    ' ',
  ),
);
const VOID = /^(area|base|br|col|hr|img|input|link|meta|source|wbr)$/;
const TOKEN = /<(\/?)([a-z][a-z0-9-]*)([^>]*)>|[^<]+|</gi;
/** An element says so itself when a link lies over its text. */
const OFF = / data-terms="off"/;

interface Form {
  term: Term;
  pattern: string;
}

function escaped(text: string): string {
  return text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
}
/** "Wage type" is found as "wage type" too; abbreviations and names only as they are written. */
function patternOf(form: string): string {
  const isName = /[A-Z].*[A-Z]|[A-Z]{2}|\d/.test(form) || form.length < 4;
  const first = form.charAt(0);
  return isName
    ? escaped(form)
    : `[${first.toUpperCase()}${first.toLowerCase()}]${escaped(form.slice(1))}`;
}
function formsOf(terms: readonly Term[]): Form[] {
  return terms
    .flatMap((term) =>
      (term.match ?? [term.term, ...(term.short ? [term.short] : [])]).map((form) => ({
        term,
        form: visible(form),
      })),
    )
    .sort((m, n) => n.form.length - m.form.length)
    .map(({ term, form }) => ({ term, pattern: patternOf(form) }));
}

/**
 * Links the first use of each term to its place in the glossary. The page of a solution or service
 * that a term points to explains it, and so does the glossary; the other insights use it like any
 * other page.
 */
export function termLinker(terms: readonly Term[]) {
  const forms = formsOf(terms);
  const finder = new RegExp(
    `(?<![\\p{L}\\p{N}/-])(?:${forms.map(({ pattern }) => `(${pattern})`).join('|')})s?(?![\\p{L}\\p{N}-])`,
    'gu',
  );
  return (html: string, path: string): string => {
    if (path === GLOSSARY || forms.length === 0) return html;
    const explained = (term: Term) => term.links.some(({ href }) => href === path);
    const done = new Set(path.startsWith('/insights/') ? [] : terms.filter(explained));
    const linkIn = (text: string): string =>
      text.replace(finder, (found, ...groups) => {
        const place = groups.slice(0, forms.length).findIndex((group) => group !== undefined);
        const term = forms[place]?.term;
        if (!term || done.has(term)) return found;
        done.add(term);
        return `<a class="term" href="${GLOSSARY}#${termId(term)}">${found}</a>`;
      });
    let inside = 0;
    let skipped: { name: string; depth: number } | undefined;
    return html.replace(
      TOKEN,
      (token, slash: string | undefined, tag: string | undefined, attributes = '') => {
        if (!tag) return inside > 0 && !skipped ? linkIn(token) : token;
        const name = tag.toLowerCase();
        if (VOID.test(name) || attributes.endsWith('/')) return token;
        const step = slash ? -1 : 1;
        if (skipped) {
          if (name === skipped.name) skipped.depth += step;
          if (skipped.depth === 0) skipped = undefined;
        } else if (!slash && (LEFT_ALONE.has(name) || OFF.test(attributes)))
          skipped = { name, depth: 1 };
        else if (TEXT.has(name)) inside += step;
        return token;
      },
    );
  };
}
