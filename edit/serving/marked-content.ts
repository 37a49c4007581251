import { AsyncLocalStorage } from 'node:async_hooks';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { AstroUserConfig } from 'astro';
import { type EnvironmentModuleNode, isRunnableDevEnvironment } from 'vite';
import type { ZodType } from 'zod';
import { type Claims, claims as claimsSchema } from '../../content-reader/claims.ts';
import type { ContentProblem } from '../../content-reader/files.ts';
import { inside, type JsonSchema, resolve } from '../../content-reader/json-schemas.ts';
import { type Memory, problemsWithin, readContentFile } from '../../content-reader/read-content.ts';
import { IMPORTED_CONTENT } from '../../site/content/check-content.ts';
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

function markData<Data>(file: string, data: Data): Data {
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

/** Pictures, feeds and files for downloading are as visitors get them. */
const FILE = /^\/(?:og|figures|pictures|downloads)\/|\.(?:txt|xml|json|ics)$/;

// What is neither a page nor such a file, a script for example, may be taken for a page: what Astro
// then remembers of all pages must be marked too.
export function kindOf(url: string): 'marked' | 'plain' {
  return FILE.test(new URL(url, 'http://localhost').pathname) ? 'plain' : 'marked';
}

/** The content of a request: with marks and drafts for a page, plain for a file. */
export function contentForRequests(root: string) {
  const requests = new AsyncLocalStorage<'marked' | 'plain'>();
  const memories: { marked: Memory<Data>; plain: Memory<Data> } = { marked: {}, plain: {} };
  let open: { marked?: Content; plain?: Content } = {};
  globalThis.contentOfRequest = () => {
    const wanted = requests.getStore();
    if (wanted === undefined) return undefined;
    const memory = memories[wanted];
    // A page says of a draft that it is one; a shared link will not.
    open[wanted] ??=
      wanted === 'marked'
        ? openSite(root, { memory, read: readMarked, drafts: 'marked' })
        : openSite(root, { memory, drafts: 'shown' });
    return open[wanted];
  };
  return {
    /** Runs the rest of a request with the content for its address. */
    run: (url: string, rest: () => void): void => requests.run(kindOf(url), rest),
    /** The faults within files that were broken by hand: none of them can be shown until it is corrected. */
    problems: (): ContentProblem[] => requests.run('plain', () => problemsWithin(content())),
    plainly: <Result>(work: () => Result): Result => requests.run('plain', work),
    forget: () => {
      open = {};
    },
  };
}

type Plugin = NonNullable<NonNullable<NonNullable<AstroUserConfig['vite']>['plugins']>[number]>;

/** Marks the words of the enquiry form: programs import them, so they do not come through the content reader. */
export function markImported(root: string): Plugin {
  // Vite writes slashes on Windows too.
  const file = join(root, IMPORTED_CONTENT).replaceAll('\\', '/');
  return {
    name: 'dhr-edit-imported-words',
    enforce: 'pre',
    load: (id: string) =>
      id === file
        ? JSON.stringify(markData(IMPORTED_CONTENT, JSON.parse(readFileSync(file, 'utf8'))))
        : undefined,
    hotUpdate: {
      order: 'pre',
      // Astro lets the server keep the old words of a module that the browser has as well.
      handler({ file: changed, modules, timestamp }) {
        const { environment } = this;
        if (changed !== file || !isRunnableDevEnvironment(environment)) return;
        const stale = new Set<EnvironmentModuleNode>();
        for (const module of modules)
          environment.moduleGraph.invalidateModule(module, stale, timestamp, true);
        const { evaluatedModules } = environment.runner;
        for (const { id } of stale) {
          const known = id && evaluatedModules.getModuleById(id);
          if (known) evaluatedModules.invalidateModule(known);
        }
      },
    },
  };
}
