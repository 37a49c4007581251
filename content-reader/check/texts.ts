import { posix } from 'node:path';
import { didYouMean } from '../../common/nearest.ts';
import { type ContentProblem, placeIn } from '../files.ts';
import { type Heading, outlineOf, type Picture } from '../outline.ts';
import { PICTURE_FILE, pictureFile } from '../pictures.ts';
import type { Read } from '../read-content.ts';

function faultOfPicture(
  file: string,
  { url, alt, where }: Picture,
  files: readonly string[],
  mayShow: boolean,
) {
  if (where === 'words' || (where === 'text' && !mayShow))
    return 'has a picture, which only the text of an article can hold: take it away or write an article';
  if (alt.trim() === '')
    return 'has a picture without alternative text: write what it shows between the square brackets';
  if (files.includes(pictureFile(file, url)) && PICTURE_FILE.test(url)) return undefined;
  const folder = posix.dirname(file);
  const pictures = files.filter((one) => posix.dirname(one) === folder && PICTURE_FILE.test(one));
  const names = pictures.map((one) => `./${posix.basename(one)}`);
  const remedy = didYouMean(
    url,
    names,
    `put a PNG, JPEG, WebP or AVIF into ${folder}/ and write ./ and its name`,
  );
  return `shows ${url}, but there is no such picture: ${remedy}`;
}

function faultOfHeading({ depth }: Heading, before: Heading | undefined): string | undefined {
  if (depth === 1)
    return 'has a heading with one #: write ##, because the title of the page is its only first heading';
  // News and openings are below a second heading of their page.
  const deepest = (before?.depth ?? 2) + 1;
  return depth > deepest
    ? `has a heading that skips a level: write ${'#'.repeat(deepest)}`
    : undefined;
}

const HTML = 'has HTML, which the site does not show: write it in Markdown';

/** Pictures, headings and HTML that a page would show broken or not at all. */
export function wrongMarkdown(
  read: Read,
  files: readonly string[],
  mayShow: boolean,
): ContentProblem[] {
  const { pictures, headings, html, misread, values } = outlineOf(read);
  const found = [
    ...pictures.map((picture) => ({
      ...picture,
      message: faultOfPicture(read.file, picture, files, mayShow),
    })),
    ...headings.map((heading, i) => ({
      ...heading,
      message: faultOfHeading(heading, headings[i - 1]),
    })),
    ...html.map((one) => ({ ...one, message: HTML })),
    ...misread,
    ...values
      .filter(({ value }) => /<\/?[a-z][^>]*>/i.test(value))
      .map((one) => ({ ...one, message: HTML })),
  ];
  return found.flatMap(({ field, place, message }) =>
    message === undefined ? [] : [{ file: read.file, ...place, field, message }],
  );
}

/** "Sample:" begins what `npm run new` and edit mode write for the editor to replace. */
const FILLER =
  /\bSample:[^\n]*|\bsample[@.]example\.com\b|\blorem ipsum\b|\b(?:TODO|TBD|FIXME|XXX)\b|\[(?:insert|your)\b[^\]]*\](?!\()/i;
function messageFor(words: string): string {
  return `still has the words of a template ("${words.length > 40 ? `${words.slice(0, 40).trimEnd()} …` : words}"): write your own`;
}

/** Every match of a pattern in the fields and in the text of a file, with its place. */
function matchesIn(read: Read, pattern: RegExp) {
  const { source, body } = read;
  const inFields = outlineOf(read).values.flatMap(({ field, place, value }) => {
    const [found] = pattern.exec(value) ?? [];
    return found === undefined ? [] : [{ field, place, found }];
  });
  const text = read.file.endsWith('.md') ? source.slice(body) : '';
  const everywhere = new RegExp(pattern, [...new Set(`${pattern.flags}g`)].join(''));
  const inText = [...text.matchAll(everywhere)].map(({ 0: found, index }) => ({
    field: 'the text',
    place: placeIn(source, body + index),
    found,
  }));
  return [...inFields, ...inText];
}

/** Controls, private signs, and what hides or reorders letters; joiners belong to Arabic and Hindi. */
const INVISIBLE =
  /[[\p{Cc}\p{Co}\p{Zl}\p{Zp}\u200B\u200E\u200F\u202A-\u202E\u2060-\u2069\uFEFF\u{E0020}-\u{E007F}]--[\t\n\r]]/v;
const SLIPS: readonly [RegExp, string][] = [
  [/\] +\((?:\/|https?:)/i, 'has a space within a link: write [words](/address) without one'],
  [/\]\([^)\s]*(?:$|\s+(?![)"\s]))/m, 'has a link that is never closed: write ) after its address'],
  [/(?<!!)\[\s*\]\(/, 'has a link without words: write them between the square brackets'],
  [/\[[^\]\n]+\]\[/, 'has a link without an address: write [words](/address)'],
  [/^(?:[•·▪●]|–) /m, 'has a list that is none: begin each of its lines with "- "'],
  [
    INVISIBLE,
    'has an invisible character, copied from elsewhere: delete the words around it and type them again',
  ],
  [
    /\uFFFD|â€|Ã[\u0080-\u00BF]|Â[\u00A0-\u00BF]/,
    'has letters that were saved in another encoding: type them again',
  ],
];

/** Bold that is never closed shows its stars. */
function openBold(read: Read): ContentProblem[] {
  const message = 'has ** that are never closed: write ** at the end of the bold words too';
  return matchesIn(read, /(?:.+(?:\r?\n|$))+/)
    .filter(({ found }) => found.split('**').length % 2 === 0)
    .map(({ field, place }) => ({ file: read.file, ...place, field, message }));
}

/** Sample words that were never replaced, which drafts may have, and slips that nobody can see. */
export function slips(read: Read): ContentProblem[] {
  const { file, fields } = read;
  // A draft that becomes public by itself must have lost them before.
  const isOpen = fields.document.get('draft') === true && !fields.document.has('publishAt');
  const words = isOpen ? [] : matchesIn(read, FILLER);
  return [
    ...words.map(({ field, place, found }) => ({
      file,
      ...place,
      field,
      message: messageFor(found),
      mayWait: true,
    })),
    ...SLIPS.flatMap(([pattern, message]) =>
      matchesIn(read, pattern).map(({ field, place }) => ({ file, ...place, field, message })),
    ),
    ...openBold(read),
  ];
}
