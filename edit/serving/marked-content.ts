import { AsyncLocalStorage } from 'node:async_hooks';
import type { ZodType } from 'zod';
import { type Claims, claims as claimsSchema } from '../../content-reader/claims.ts';
import { type ContentProblem, contentFiles, type Replaced } from '../../content-reader/files.ts';
import { inside, type JsonSchema, resolve } from '../../content-reader/json-schemas.ts';
import { type Memory, problemsWithin, readContentFile } from '../../content-reader/read-content.ts';
import { type Content, content, openSite } from '../../site/content/get-content.ts';
import type { Data } from '../../site/schemas/collections.ts';
import { isMarkdown, isShown, schemaOf } from '../fields/schemas.ts';
import { BODY, CLAIMS, idOf, markLine, markMarkdown, type Path } from '../marks/marks.ts';

/** Every text that a reader sees gets its mark; keys, links, choices and numbers do not. */
function mark<Value>(value: Value, schema: JsonSchema | undefined, file: string, path: Path): Value;
function mark(value: unknown, schema: JsonSchema | undefined, file: string, path: Path): unknown {
  if (!schema || value === null) return value;
  const own = resolve(schema, value);
  if (typeof value === 'string') {
    if (!isShown(own)) return value;
    const id = idOf(file, path);
    return isMarkdown(own) ? markMarkdown(value, id) : markLine(value, id);
  }
  if (Array.isArray(value))
    return value.map((item, i) => mark(item, inside(own, i), file, [...path, i]));
  if (typeof value !== 'object' || value instanceof Date) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, part]) => [
      key,
      mark(part, inside(own, key), file, [...path, key]),
    ]),
  );
}

export function markData<Data>(file: string, data: Data): Data {
  return mark(data, schemaOf(file), file, []);
}

/** Unmarked claims by marked ones: a number in a sentence carries the sentence's mark. */
const plainClaims = new WeakMap<object, Claims>();

/** Reads a content file like the site does, and marks what it says. */
function readMarked<Data>(
  file: string,
  source: string,
  schema: ZodType<Data>,
  claims: Claims | undefined,
) {
  const read = readContentFile(file, source, schema, claims && (plainClaims.get(claims) ?? claims));
  if (read.data === undefined) return read;
  const data = markData(file, read.data);
  if (file === CLAIMS && typeof data === 'object' && data !== null)
    plainClaims.set(data, claimsSchema.parse(read.data));
  return { ...read, data, text: read.text && markMarkdown(read.text, idOf(file, [BODY])) };
}

type Kind = 'marked' | 'plain';

/** Pictures, feeds and files for downloading are as visitors get them. */
const FILE = /^\/(?:og|figures|pictures|downloads)\/|\.(?:txt|xml|json|ics)$/;

// What is neither a page nor such a file, a script for example, may be taken for a page: what Astro
// then remembers of all pages must be marked too.
export function kindOf(url: string): Kind {
  return FILE.test(new URL(url, 'http://localhost').pathname) ? 'plain' : 'marked';
}

/** The content of the request that is being answered. */
const requests = new AsyncLocalStorage<() => Content>();

/** The content of a request: with marks and drafts for a page, plain for a file. */
export function contentForRequests(root: string, replaced: () => Replaced = () => ({})) {
  const memories: Record<Kind, Memory<Data>> = { marked: {}, plain: {} };
  let open: Partial<Record<Kind, Content>> = {};
  globalThis.contentOfRequest = () => requests.getStore()?.();
  const opened = (wanted: Kind) => (): Content => {
    const shared = { memory: memories[wanted], files: contentFiles(root, replaced()) };
    // A page says of a draft that it is one; a shared link will not.
    open[wanted] ??= openSite(
      root,
      wanted === 'marked'
        ? { ...shared, read: readMarked, drafts: 'marked' }
        : { ...shared, drafts: 'shown' },
    );
    return open[wanted];
  };
  const plainly = <Result>(work: () => Result): Result => requests.run(opened('plain'), work);
  return {
    /** Runs the rest of a request with the content for its address. */
    run: <Result>(url: string, rest: () => Result): Result =>
      requests.run(opened(kindOf(url)), rest),
    /** The faults within files that were broken by hand: none of them can be shown until it is corrected. */
    problems: (): ContentProblem[] => plainly(() => problemsWithin(content())),
    plainly,
    forget: () => {
      open = {};
    },
  };
}
