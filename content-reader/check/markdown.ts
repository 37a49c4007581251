import { posix } from 'node:path';
import { didYouMean } from '../../common/nearest.ts';
import { decoded, PICTURE_FILE, pictureFile } from '../picture-file.ts';
import type { ContentProblem } from '../problem.ts';
import type { Read } from '../read-content.ts';
import { outlineOf } from './outline.ts';
import type { Heading, Picture } from './outline-markdown.ts';

/** The name of the file, or a word that fits every picture. */
const saysNothing = (alt: string, url: string): boolean => {
  const words = (text: string) =>
    text
      .toLowerCase()
      .replace(/[^\p{L}\p{N}]+/gu, ' ')
      .trim();
  const name = words(posix.basename(decoded(url)));
  const bare = words(posix.basename(decoded(url)).replace(/\.\w+$/, ''));
  const isName = words(alt) === name || (words(alt) === bare && !/\s/.test(alt.trim()));
  return (
    isName ||
    /^(?:(?:an? |the )?(?:image|picture|photo|graphic|screenshot)|alt(?:ernative)? text|what it shows)$/i.test(
      alt.trim(),
    )
  );
};

const faultOfPicture = (file: string, { url, alt, isInField }: Picture, files: ReadonlySet<string>): string[] => {
  if (isInField) return ['has a picture, which only the text of an article can hold: take it away or write an article'];
  const faults: string[] = [];
  if (alt.trim() === '')
    faults.push('has a picture without alternative text: write what it shows between the square brackets');
  else if (saysNothing(alt, url))
    faults.push(`has "${alt}" as alternative text: write what the picture shows, for somebody who cannot see it`);
  if (url === '') return [...faults, 'has a picture without a file: write ![what it shows](./picture.png)'];
  if (/^(?:\/|\w+:)/.test(url))
    return [...faults, `shows ${url}: put the picture beside this file and write ./ and its name`];
  if (!PICTURE_FILE.test(url)) return [...faults, `shows ${url}: save the picture as PNG, JPEG, WebP or AVIF`];
  const path = pictureFile(file, url);
  if (files.has(path)) return faults;
  const beside = [...files].filter((one) => posix.dirname(one) === posix.dirname(path) && PICTURE_FILE.test(one));
  const remedy = didYouMean(
    posix.basename(path),
    beside.map((one) => posix.basename(one)),
    `put the file into ${posix.dirname(path)}/`,
  );
  return [...faults, `shows ${url}, but there is no such file: ${remedy}`];
};

const HTML = 'has HTML, which the site does not show: write it in Markdown';

const faultOfHeading = ({ depth }: Heading, before: Heading | undefined): string | undefined => {
  if (depth === 1) return 'has a heading with one #: write ##, because the title of the page is its only first heading';
  // News and openings stand below a second heading of their page.
  const deepest = (before?.depth ?? 2) + 1;
  if (depth > deepest) return `has a heading that skips a level: write ${'#'.repeat(deepest)}`;
  return undefined;
};

const faultOfValue = (value: string): string | undefined => {
  if (/<\/?[a-z][^>]*>/i.test(value)) return HTML;
  if (/^[ \t]*\|?[ \t]*:?-{2,}:?[ \t]*\|/m.test(value))
    return 'has a table, which only the text of an article can hold: use a section of the kind comparison';
  return undefined;
};

/** What Markdown would show broken or not at all. */
export const wrongMarkdown = (read: Read, files: ReadonlySet<string>): ContentProblem[] => {
  const { pictures, headings, html, values } = outlineOf(read);
  const { file } = read;
  const field = 'the text';
  return [
    ...pictures.flatMap((picture) =>
      faultOfPicture(file, picture, files).map((message) => ({
        file,
        ...picture.place,
        field: picture.field,
        message,
      })),
    ),
    ...headings.flatMap((heading, i) => {
      const message = faultOfHeading(heading, headings[i - 1]);
      return message === undefined ? [] : [{ file, ...heading.place, field, message }];
    }),
    ...html.map((place) => ({ file, ...place, field, message: HTML })),
    ...values.flatMap(({ field: name, place, value }) => {
      const message = faultOfValue(value);
      return message === undefined ? [] : [{ file, ...place, field: name, message }];
    }),
  ];
};
