import { globSync, readFileSync } from 'node:fs';

/** Always the same numbers for the same seed. */
const numbersFrom = (seed: number) => {
  let state = seed;
  return (limit: number): number => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return Math.floor((state / 2 ** 32) * limit);
  };
};

interface Damaged {
  kind: string;
  file: string;
  text: string;
  /** Where an editor must look. */
  line: number;
}

type Random = ReturnType<typeof numbersFrom>;
/** What becomes of one line; undefined where the mistake cannot be made. */
type Change = (line: string, random: Random, around: readonly [before: string, after: string]) => string | undefined;

const swap = (word: string, random: Random): string | undefined => {
  const at = 1 + random(Math.max(1, word.length - 2));
  const swapped = word.slice(0, at) + (word[at + 1] ?? '') + (word[at] ?? '') + word.slice(at + 2);
  return swapped === word || word.length < 4 ? undefined : swapped;
};
/** Changes the value of a field that is written without quotes. */
const words =
  (change: (value: string) => string): Change =>
  (line) => {
    const [, before, value] =
      /^(\s*(?:- )?(?:title|label|heading|text|tagline|summary|lead|question|answer): )([A-Z][^:#'"{}[\]]{4,} [^:#'"{}[\]]{4,})$/.exec(
        line,
      ) ?? [];
    return before && value ? before + change(value) : undefined;
  };
const exchange =
  (pattern: RegExp, by: string): Change =>
  (line) =>
    pattern.test(line) ? line.replace(pattern, by) : undefined;

/** A field with others of its level before and after it, so that there is a right place for it. */
const amongOthers =
  (change: (line: string) => string): Change =>
  (line, _, around) => {
    const [indent] = /^ {2,}(?=[a-z]+: \S)/i.exec(line) ?? [];
    const isField = (other: string) =>
      other.startsWith(indent ?? '') && /^[a-z]+: \S/i.test(other.slice(indent?.length));
    return indent && around.every(isField) ? change(line) : undefined;
  };

/** The mistakes that people make in fields. */
const FIELD_DAMAGE: Record<string, Change> = {
  'a colon without quotes': words((value) => value.replace(' ', ': ')),
  'an apostrophe within quotes': exchange(/^(\s*(?:- )?\w+: '[^']{6,})(\s[^']*')$/, "$1'$2"),
  'a single quote that is not closed': words((value) => `'${value}`),
  'a double quote that is not closed': words((value) => `"${value}`),
  'a double quote within quotes': words((value) => `"${value.replace(' ', ' "')}"`),
  'words that begin with a star': words((value) => `**${value}** and more`),
  'words that begin with a brace': words((value) => `{{services}} ${value}`),
  'words that begin with a bracket': words((value) => `[${value}](/contact-us) and more`),
  'words that begin with an at sign': words((value) => `@${value}`),
  'words that begin with an ampersand': words((value) => `& ${value}`),
  'words that begin with an exclamation mark': words((value) => `!${value}`),
  'no words at all': words(() => ''),
  'a number for words': words(() => '2026'),
  'a claim that nobody wrote down': words((value) => `${value} {{payrolExperts}}`),
  'words of a template': words((value) => `${value} TODO`),
  'a dead link in a field': words((value) => `${value} [more](/contact-uss)`),
  'a picture in a field': words((value) => `${value} ![more](./more.png)`),
  'HTML in a field': words((value) => `${value} <br> and more`),
  'a table in a field': words((value) => `"| ${value} | and more |\\n|---|---|\\n| one | two |"`),
  'a number sign that hides words': words((value) => value.replace(' ', ' #')),
  'curly quotes around a value': words((value) => `“${value}”`),
  'bold words without an end': words((value) => `${value} **and more`),
  'a link without an end': words((value) => `${value} [more](/contact-us`),
  'a claim between single braces': words((value) => `${value} {payrollExperts}`),
  'HTML for a sign': words((value) => `${value} &amp; more`),
  'a lost letter': words((value) => `${value} caf\ufffd`),
  'spaces that are none': exchange(/^ {2,}(?=[\w-])/, '\u00a0\u00a0'),
  'a dash without a space': exchange(/^( +-) (?=[A-Z])/, '$1'),
  'a tab': exchange(/^ {2,}(?=[\w-])/, '\t'),
  'one space too many': amongOthers((line) => ` ${line}`),
  'one space too few': amongOthers((line) => line.slice(1)),
  'no space after the colon': exchange(/^(\s*(?:title|label|heading|text|tagline|order|reviewed)): (?=\S)/, '$1:'),
  'no colon': exchange(/^(\s*(?:title|label|heading|text|tagline)): (?=[A-Z])/, '$1 '),
  'a misspelt field': (line, random) => {
    const [, before, key = '', after] = /^(\s*(?:- )?)([a-zA-Z]{4,})(:.*)$/.exec(line) ?? [];
    const wrong = key === 'kind' ? undefined : swap(key, random);
    return wrong && `${before}${wrong}${after}`;
  },
  'a misspelt kind': (line, random) => {
    const [, before, kind = ''] = /^(\s*- kind: )(\w+)$/.exec(line) ?? [];
    const wrong = swap(kind, random);
    return wrong && before + wrong;
  },
  'a field twice': exchange(/^((\s*)(?:title|heading|tagline|order|reviewed|published): .*)$/, '$1\n$1'),
  '30 February': exchange(/^(\s*(?:- )?(?:reviewed|published|updated|date): )\d{4}-\d\d-\d\d$/, '$12026-02-30'),
  'a day in words': exchange(/^(\s*(?:- )?(?:reviewed|published|updated|date): )\d{4}-\d\d-\d\d$/, '$1next week'),
  'words for a number': exchange(/^((?:order|lifeOrder): )\d+$/, '$1first'),
  'the order of another': exchange(/^lifeOrder: (?!1$)\d+$/, 'lifeOrder: 1'),
  'a dead address': exchange(/^(\s*(?:- )?href: \/[a-z-]{4,})$/, '$1x'),
  'an address without its slash': exchange(/^(\s*(?:- )?href: )\/(?=[a-z])/, '$1'),
  'a dead fragment': exchange(/^(\s*href: \/services\/[a-z-]+)$/, '$1#no-such-heading'),
  'a service that does not exist': exchange(/^( +service: )\w+$/, '$1suport'),
};
/** The mistakes that people make in running text. */
const TEXT_DAMAGE: Record<string, Change> = {
  'a picture without words': (line) => (/^[A-Z].{40}/.test(line) ? `${line} ![](./chart.png)` : undefined),
  'a picture that is not there': (line) => (/^[A-Z].{40}/.test(line) ? `${line} ![A chart](./chart.png)` : undefined),
  'a picture from elsewhere': (line) => (/^[A-Z].{40}/.test(line) ? `${line} ![A chart](/chart.png)` : undefined),
  'a dead link in the text': exchange(/\]\(\/([a-z-]+)\)/, '](/$1x)'),
  'a relative link': exchange(/\]\(\/([a-z-]+)\)/, ']($1)'),
  'a first heading': exchange(/^## /, '# '),
  'a heading that skips levels': exchange(/^## (?!The standard)/, '##### '),
  HTML: (line) => (/^[A-Z].{40}/.test(line) ? `${line} <span style="color:red">now</span>` : undefined),
  'a link with a space in the text': exchange(/\]\(\/([a-z-]+)\)/, '](/$1 here)'),
  'bold words without an end in the text': (line) => (/^[A-Z].{40}/.test(line) ? `${line} **Now.` : undefined),
  'a foot note that is not there': (line) => (/^[A-Z].{40}/.test(line) ? `${line}[^7]` : undefined),
  'a claim in the text': (line) => (/^[A-Z].{40}/.test(line) ? `${line} {{servces}}` : undefined),
};

const FILES = globSync(
  'content/{solutions,services,service-views,pages,areas,products,legal,blog,news}/*.{yaml,md}',
).sort();

/** So many damaged files, every kind of mistake in turn, each in a file and line chosen by chance. */
export const damagedFiles = (count: number, seed: number): Damaged[] => {
  const random = numbersFrom(seed);
  const kinds = [
    ...Object.entries(FIELD_DAMAGE).map(([kind, change]) => ({ kind, change, inText: false })),
    ...Object.entries(TEXT_DAMAGE).map(([kind, change]) => ({ kind, change, inText: true })),
  ];
  const damage = (at: number): Damaged => {
    const { kind, change, inText } = kinds[at % kinds.length] ?? { kind: '', change: () => undefined, inText: false };
    for (;;) {
      const file = FILES[random(FILES.length)] ?? '';
      const lines = readFileSync(file, 'utf8').split('\n');
      const ends = file.endsWith('.md') ? lines.indexOf('---', 1) : lines.length;
      const candidates = lines.flatMap((text, index) => {
        const changed = (inText ? index > ends : index < ends && index > 0)
          ? change(text, random, [lines[index - 1] ?? '', lines[index + 1] ?? ''])
          : undefined;
        return changed === undefined ? [] : [{ index, changed }];
      });
      const chosen = candidates[random(candidates.length)];
      if (!chosen) continue;
      // Where a line was doubled, the second one is the mistake.
      const line = chosen.index + chosen.changed.split('\n').length;
      return { kind, file, line, text: lines.with(chosen.index, chosen.changed).join('\n') };
    }
  };
  return Array.from({ length: count }, (_, i) => damage(i));
};
