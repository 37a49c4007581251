import { basename, dirname, extname } from 'node:path';
import { fileName } from '../../common/text.ts';
import type { ContentFiles } from '../../content-reader/files.ts';
import { valueAt } from '../../content-reader/json-schemas.ts';
import { belongsTo, type Collection } from '../../content-reader/read-content.ts';
import { shortTitle } from '../../site/content/drafts.ts';
import { COLLECTIONS, collectionNames } from '../../site/schemas/collections.ts';
import { say } from '../words.ts';
import { type Change, changeSource, dataOf } from './source.ts';

interface WholeFile {
  file: string;
  source: string | undefined;
}
/** Files to write together, and where a reader or editor goes next. */
interface Written {
  files: WholeFile[];
  address: string;
}

/** Parts of other pages, and pages that the law or a template needs. */
const KEPT = new Set(['areas', 'legal', 'regions', 'artefacts', 'serviceViews']);
const ROUTES = 'content/routes.yaml';
const TITLES = ['title', 'label', 'name', 'client'];

/** Which acts a whole file allows, and its address if it is a page; undefined if none. */
export function lifeOf(file: string): { address?: string; mayCopy: boolean } | undefined {
  const name = collectionNames.find((one) => belongsTo(COLLECTIONS[one], file));
  if (!name || KEPT.has(name) || !COLLECTIONS[name].files.includes('*')) return undefined;
  const { page }: Collection = COLLECTIONS[name];
  const slug = basename(file, extname(file));
  // A country has one record, known by its code.
  return { ...(page ? { address: page.replace('*', slug) } : {}), mayCopy: name !== 'countries' };
}

function textIn(files: ContentFiles, file: string): string {
  return Buffer.from(files.read(file)).toString('utf8');
}

/** A file of the same folder, named after a title; no two may differ only in case. */
function sibling(files: ContentFiles, file: string, title: string): string {
  const [day = ''] = /^\d{4}-\d\d-\d\d-/.exec(basename(file)) ?? [];
  const name = fileName(title);
  const target = `${dirname(file)}/${day}${name}${extname(file)}`;
  if (name === '') throw new Error(say('noName'));
  if (files.paths.some((path) => path.toLowerCase() === target)) throw new Error(say('nameTaken'));
  return target;
}

/** A draft with the same words, under another title and at the end of its lists. */
export function copyFile(files: ContentFiles, file: string, title: string): Written {
  const target = sibling(files, file, title);
  const own = textIn(files, file).replace(/^(?:heads|publishAt): .*\n/gm, '');
  const folder = files.paths.filter((path) => dirname(path) === dirname(file));
  const ordered = own.replace(/^(order|lifeOrder): .*$/gm, (_, field: string) => {
    const orders = folder.map((path) => Number(dataOf(path, textIn(files, path))[field] ?? 0));
    return `${field}: ${Math.max(0, ...orders) + 1}`;
  });
  const data = dataOf(file, own);
  const titleField = TITLES.find((field) => field in data) ?? 'title';
  const changes: Change[] = [
    { kind: 'set', path: [titleField], value: title },
    { kind: 'set', path: ['draft'], value: true },
  ];
  if (valueAt(data, ['seo', 'title']) !== undefined)
    changes.push({ kind: 'set', path: ['seo', 'title'], value: shortTitle(title) });
  const source = changes.reduce((text, change) => changeSource(target, text, change), ordered);
  return { files: [{ file: target, source }], address: lifeOf(target)?.address ?? '' };
}

/** Whole addresses only: /services is no part of /services/training. */
function withAddress(text: string, from: string, to: string): string {
  return text.replace(new RegExp(`(?<![\\w/.-])${RegExp.escape(from)}(?![\\w/-])`, 'g'), () => to);
}

/** The redirects with one more, and none that leads in two steps or hides the new page. */
function redirected(routes: string, from: string, to: string): string {
  const { redirects } = dataOf(ROUTES, routes);
  const list: unknown[] = Array.isArray(redirects) ? redirects : [];
  const hidden = list.findLastIndex((one) => valueAt(one, ['from']) === to);
  const freed =
    hidden === -1
      ? routes
      : changeSource(ROUTES, routes, { kind: 'remove', path: ['redirects'], at: hidden });
  const at = hidden === -1 ? list.length : list.length - 1;
  const value = { from, to };
  return changeSource(ROUTES, withAddress(freed, from, to), {
    kind: 'insert',
    path: ['redirects'],
    at,
    value,
  });
}

/** A page at another address: links lead there, and the old address redirects. */
export function moveFile(files: ContentFiles, file: string, name: string): Written {
  const target = sibling(files, file, name);
  const [from = '', to = ''] = [lifeOf(file)?.address, lifeOf(target)?.address];
  const isDraft = dataOf(file, textIn(files, file))['draft'] === true;
  const texts = files.paths.filter((path) => /\.(?:yaml|md|json)$/.test(path) && path !== file);
  /** Some files name others below content/. */
  const named = [file.replace('content/', ''), target.replace('content/', '')] as const;
  const mentions = texts.flatMap((path): WholeFile[] => {
    const before = textIn(files, path);
    const source =
      path === ROUTES && !isDraft
        ? redirected(before, from, to)
        : withAddress(withAddress(before, from, to), ...named);
    return source === before ? [] : [{ file: path, source }];
  });
  const moved = withAddress(textIn(files, file), from, to);
  const own = [
    { file, source: undefined },
    { file: target, source: moved },
  ];
  return { files: [...own, ...mentions], address: to };
}

/** A file that leaves the site; the address of a page that was public leads to another. */
export function retireFile(files: ContentFiles, file: string, to: string): Written {
  const { address } = lifeOf(file) ?? {};
  const isDraft = dataOf(file, textIn(files, file))['draft'] === true;
  const gone = { file, source: undefined };
  if (!address || isDraft) return { files: [gone], address: to };
  const source = redirected(textIn(files, ROUTES), address, to);
  return { files: [gone, { file: ROUTES, source }], address: to };
}
