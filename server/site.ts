import { createHash } from 'node:crypto';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { gzipSync } from 'node:zlib';
import { escapeHtml } from '../common/text.ts';
import words from '../content/enquiry-form.json' with { type: 'json' };
import { askedIn } from '../enquiries/contract/asked.ts';
import {
  emptyValues,
  isApplication,
  type RefusedEnquiry,
  type SentEnquiry,
} from '../enquiries/contract/fields.ts';
import { CONTRACT } from '../enquiries/contract/fingerprint.ts';
import { type FileRecord, type PageRecord, parseManifest } from '../publish/manifest.ts';
import { readWhole } from '../publish/sums.ts';
import { type Entry, makeEntry } from './file-response.ts';
import { nearMisses } from './near-misses.ts';

export interface WrittenPage {
  html: string;
  policy: string;
}

export interface LoadedSite {
  folder: string;
  /** Every public file by its path; pages that say "not found" are not among them. */
  files: Map<string, Entry>;
  spellings: Map<string, string>;
  moved: Map<string, string>;
  /** Pages for unknown paths below an area; the longest area first. */
  fallbacks: { under: string; entry: Entry }[];
  notFound: Entry | undefined;
  nearMisses: ReturnType<typeof nearMisses>;
  /** Headers of every response, and the policies of responses that are not files. */
  headers: Record<string, string>;
  policies: { page: string; other: string };
  desk: DeskSite;
  /** The form with an enquiry that was refused, for a browser without JavaScript. */
  refusedPage: (refused: RefusedEnquiry) => WrittenPage;
  /** The form as a link such as /contact-us?ask=call begins it; undefined where nothing is asked. */
  begun: (path: string, query: string) => Entry | undefined;
  /** The thank-you page with what was sent, for a browser without JavaScript. */
  thanksPage: (sent: SentEnquiry) => WrittenPage;
  /** Content files that the server itself speaks, by their names (enquiries/spoken-words.ts). */
  words: Record<string, unknown>;
}

/** The application of the desk: one page for all its addresses, and its scripts, styles and font. */
interface DeskSite {
  page: Entry;
  files: Map<string, Entry>;
}

export interface SiteOptions {
  behindTls?: boolean;
  /** Only its files are wanted, for pages that are still open: its form may be another. */
  isEarlier?: boolean;
}

/** A part of a page as it was built, or with what a visitor has sent. */
type Render<Sent> = (sent?: Sent) => string;

export interface Renderers {
  renderForm: Render<RefusedEnquiry>;
  renderApplication: Render<RefusedEnquiry>;
  renderThanks: Render<SentEnquiry>;
  /** The form and the server that it was built for. */
  contract: string;
}

/** Reads dist/form.js, which the build wrote (publish/form-renderer.ts). */
export async function loadRenderers(dist: string): Promise<Renderers> {
  const file = join(resolve(dist), 'form.js');
  const { renderForm, renderApplication, renderThanks, contract }: Partial<Renderers> =
    await import(pathToFileURL(file).href).catch(() => ({}));
  if (renderForm && renderApplication && renderThanks && contract)
    return { renderForm, renderApplication, renderThanks, contract };
  throw new Error(`${file} is missing or damaged. Run "npm run build", then start again.`);
}

/** Around the receipt in its page: its words may hold links there, because terms of the glossary are linked. */
const RECEIPT = /<!--receipt-->.*?<!--end of receipt-->/gs;

interface PagePart<Sent> {
  /** The path of the page, for a message. */
  path: string;
  html: string;
  render: Render<Sent>;
  /** The part to replace; a form is found letter by letter, which proves that it can be hydrated. */
  part: string | RegExp;
  titlePrefix?: () => string;
}

/** A page with what was sent. Only that part and the title differ, so its Content-Security-Policy still holds. */
export function pageWith<Sent>(parts: PagePart<Sent>): (sent: Sent) => string {
  const { path, html, render, part, titlePrefix = () => '' } = parts;
  const [before = '', after, ...more] = html.split(part);
  if (after === undefined || more.length > 0 || !before.includes('<title>'))
    throw new Error(
      `${path} does not hold its form or receipt once, as form.js writes it. Run "npm run build".`,
    );
  return (sent) => {
    const start = before.replace('<title>', (tag) => tag + escapeHtml(titlePrefix()));
    return start + render(sent) + after;
  };
}

/** Hidden in every page that says "not found", because only the server knows what may have been meant. */
const QUESTION = / data-question(?:="")? hidden(?:="")?>([^<]*)<!--pages-->/;
/** The last crumb, which names the page. */
const PAGE_NAME = /<span aria-current="page">([^<]+)</;
/** A link that begins a form is shorter; a longer one is read by the script of the page. */
const MAX_QUERY_LENGTH = 200;
/** More pages written on request are not kept: strangers choose what is asked for. */
const MAX_KEPT = 200;

const WORDS = /^words\/(.+)$/;

/** Search engines must not list the desk, and its page is never cached. */
const HIDDEN = { 'X-Robots-Tag': 'noindex' };

/** Reads a build into memory: a few megabytes, so that no request waits for a disk. Rejects with a message unless it is complete. */
export async function loadSite(
  folder: string,
  { behindTls = false, isEarlier = false }: SiteOptions = {},
): Promise<LoadedSite> {
  const built = await readWhole(folder);
  const fileOf = (name: string): Buffer => {
    const content = built.get(name);
    if (content) return content;
    throw new Error(
      `The build in ${folder} is damaged: ${name} is not part of it. Run "npm run build".`,
    );
  };
  const manifest = parseManifest(fileOf('manifest.json').toString(), folder);
  const { headers, tls, policies, pages, files, routes, desk } = manifest;
  const common = behindTls ? { ...headers, ...tls.headers } : headers;
  const secure = (csp: string): string => (behindTls ? `${csp}; ${tls.directive}` : csp);

  const load = (record: PageRecord, status: 200 | 404, from = 'public'): Entry => {
    const read = (suffix: string): Buffer => fileOf(`${from}/${record.file}${suffix}`);
    return makeEntry({ ...record, csp: secure(record.csp) }, status, read, common);
  };

  /** Pages as they were built but for a part, each written once and kept with its compressed copy, while there is room. */
  const keepPages = (record: PageRecord, status: 200 | 404) => {
    const kept = new Map<string, Entry>();
    return (key: string, write: () => string): Entry => {
      const known = kept.get(key);
      if (known) return known;
      const body = Buffer.from(write());
      const written: PageRecord = {
        ...record,
        csp: secure(record.csp),
        etag: createHash('sha256').update(body).digest('base64url').slice(0, 22),
        encodings: kept.size < MAX_KEPT ? ['gzip'] : [],
      };
      const entry = makeEntry(
        written,
        status,
        (suffix) => (suffix ? gzipSync(body) : body),
        common,
      );
      if (kept.size < MAX_KEPT) kept.set(key, entry);
      return entry;
    };
  };

  const names = new Map(
    Object.entries(pages).flatMap(([path, { file }]): [string, string][] => {
      const [, name] = PAGE_NAME.exec(fileOf(`public/${file}`).toString()) ?? [];
      return name ? [[path, name]] : [];
    }),
  );
  const loadNotFound = (record: PageRecord): Entry => {
    const html = fileOf(`public/${record.file}`).toString();
    const question = QUESTION.exec(html);
    const keep = keepPages(record, 404);
    const asking = (paths: readonly string[]): Entry | undefined => {
      const named = paths.filter((path) => names.has(path));
      if (!question || named.length === 0) return undefined;
      const links = named.map((path) => `<a href="${path}">${names.get(path)}</a>`).join(', ');
      return keep(links, () => html.replace(question[0], () => `>${question[1]}${links}`));
    };
    return { ...load(record, 404), asking };
  };

  const hidden = (record: FileRecord, headers: Record<string, string> = {}): Entry =>
    load({ ...record, headers: { ...record.headers, ...HIDDEN, ...headers } }, 200, 'desk');

  const { renderForm, renderApplication, renderThanks, contract } = await loadRenderers(folder);
  if (contract !== CONTRACT && !isEarlier)
    throw new Error(
      `The pages in ${folder} have another enquiry form than this server: go back or forward with code and pages together, "npm run release -- back", or build here.`,
    );
  const writer = <Sent>(
    name: string,
    render: Render<Sent>,
    options: Partial<PagePart<Sent>> = {},
  ): ((sent: Sent) => WrittenPage) => {
    const [path, html] = [`/${name}`, fileOf(`public/${name}.html`).toString()];
    const write = pageWith({ path, html, render, part: render(), ...options });
    const policy = secure(pages[path]?.csp ?? policies.page);
    return (sent) => ({ html: write(sent), policy });
  };
  const { '/contact-us': contact } = pages;
  const writeBegun = writer('contact-us', renderForm);
  const keepBegun = contact && keepPages(contact, 200);
  const begun: LoadedSite['begun'] = (path, query) => {
    if (path !== '/contact-us' || query.length > MAX_QUERY_LENGTH) return undefined;
    const asked = askedIn(query);
    if (asked.message === '' && asked.services.length === 0) return undefined;
    asked.services.sort();
    const values = { ...emptyValues, ...asked };
    return keepBegun?.(
      JSON.stringify(asked),
      () => writeBegun({ values, errors: {}, enquiryId: '' }).html,
    );
  };

  const refused = { titlePrefix: () => `${words.problem.titlePrefix} ` };
  const refusedEnquiry = writer('contact-us', renderForm, refused);
  const refusedApplication = writer('apply', renderApplication, refused);
  const site: LoadedSite = {
    folder: resolve(folder),
    files: new Map(),
    spellings: new Map(),
    moved: new Map(routes.redirects.map(({ from, to }) => [from.toLowerCase(), to])),
    fallbacks: [],
    notFound: undefined,
    nearMisses: nearMisses(
      Object.keys(pages).filter((path) => !pages[path]?.notFound && path !== '/thank-you'),
      routes.redirects.map(({ from, to }) => [from, to]),
    ),
    headers: common,
    policies: { page: secure(policies.page), other: secure(policies.other) },
    desk: {
      page: hidden(desk.page, { 'Cache-Control': 'no-store' }),
      files: new Map(Object.entries(desk.files).map(([path, record]) => [path, hidden(record)])),
    },
    refusedPage: (refused) =>
      (isApplication(refused.values) ? refusedApplication : refusedEnquiry)(refused),
    begun,
    thanksPage: writer('thank-you', renderThanks, { part: RECEIPT }),
    words: Object.fromEntries(
      [...built].flatMap(([file, content]): [string, unknown][] => {
        const [, name] = WORDS.exec(file) ?? [];
        return name ? [[name, JSON.parse(content.toString())]] : [];
      }),
    ),
  };
  const records: [string, PageRecord][] = [...Object.entries(pages), ...Object.entries(files)];
  for (const [path, record] of records) {
    if (record.notFound) continue;
    site.files.set(path, load(record, 200));
    site.spellings.set(path.toLowerCase(), path);
  }
  for (const { under, page, status } of routes.fallbacks) {
    const record = pages[page];
    const entry = status === 404 && record ? loadNotFound(record) : site.files.get(page);
    if (entry) site.fallbacks.push({ under, entry });
  }
  site.fallbacks.sort((one, other) => other.under.length - one.under.length);
  const { '/404': notFound } = pages;
  if (notFound) site.notFound = loadNotFound(notFound);
  return site;
}
