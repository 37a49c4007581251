import { createHash } from 'node:crypto';
import { parse, type DefaultTreeAdapterTypes as Tree } from 'parse5';

export type Documents = ReadonlyMap<string, Tree.Document>;

interface Inline {
  /** Hash sources of what a browser would run or apply. */
  scripts: string[];
  styles: string[];
  /** Markup that no policy without 'unsafe-inline' can allow. */
  faults: string[];
}

/** Scripting counts as off: without JavaScript the policy applies to <noscript> too. */
export function readDocument(html: string): Tree.Document {
  return parse(html, { sourceCodeLocationInfo: true, scriptingEnabled: false });
}

export function* elementsOf(node: Tree.Node): Generator<Tree.Element> {
  if ('tagName' in node) yield node;
  if ('content' in node) yield* elementsOf(node.content);
  if ('childNodes' in node) for (const child of node.childNodes) yield* elementsOf(child);
}

export function attributeOf(element: Tree.Element, name: string): string | undefined {
  return element.attrs.find((attribute) => attribute.name === name)?.value;
}

function textOf(node: Tree.Node): string {
  if ('value' in node) return node.value;
  return 'childNodes' in node ? node.childNodes.map(textOf).join('') : '';
}

/** Elements that need a hash; data blocks such as JSON-LD never run ("prepare the script element"). */
const ACTED_ON =
  /^(|module|importmap|speculationrules|(text|application)\/(x-)?(java|ecma)script)$/i;
const ADDRESSES = new Set([
  'href',
  'xlink:href',
  'src',
  'srcset',
  'action',
  'formaction',
  'poster',
  'data',
]);
const LOADED = new Set(['src', 'srcset', 'poster', 'data']);

function hashOf(text: string): string {
  return `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
}

function attributeFaults(element: Tree.Element): string[] {
  return element.attrs.flatMap(({ name, value, prefix }) => {
    const fullName = prefix ? `${prefix}:${name}` : name;
    const place = `line ${element.sourceCodeLocation?.startLine ?? 0}: <${element.tagName}>`;
    // Browsers drop white space and control characters before they read the scheme.
    const scheme = [...value].filter((letter) => letter > ' ').join('');
    if (name === 'style') return [`${place} has a style attribute; use a class`];
    if (/^on[a-z]+$/.test(name))
      return [`${place} has the event attribute ${name}; add a listener in a script`];
    if (ADDRESSES.has(fullName) && /^javascript:/i.test(scheme))
      return [`${place} has a javascript: address`];
    if (LOADED.has(fullName) && /^data:/i.test(scheme))
      return [`${place} loads a data: address; use a file`];
    return [];
  });
}

/** img-src and font-src are 'self': a picture or font within a style sheet would not show. */
export function styleFaults(css: string): string[] {
  return /url\(\s*["']?data:/i.test(css)
    ? ['loads a data: address; keep such files apart (vite.build.assetsInlineLimit: 0)']
    : [];
}

export function readInline(document: Tree.Document): Inline {
  const scripts = new Set<string>();
  const styles = new Set<string>();
  const faults: string[] = [];
  for (const element of elementsOf(document)) {
    faults.push(...attributeFaults(element));
    if (element.tagName === 'style') {
      const css = textOf(element);
      styles.add(hashOf(css));
      faults.push(...styleFaults(css).map((fault) => `<style> ${fault}`));
    }
    const isActedOn = ACTED_ON.test((attributeOf(element, 'type') ?? '').trim());
    if (element.tagName === 'script' && isActedOn && attributeOf(element, 'src') === undefined)
      scripts.add(hashOf(textOf(element)));
  }
  return { scripts: [...scripts], styles: [...styles], faults };
}

/** For everything that is not a page: it may load nothing and be framed nowhere. */
export const FILE_POLICY = "default-src 'none'; base-uri 'none'; frame-ancestors 'none'";

/** Safari shows a PDF as a plug-in and leaves the window empty without an object-src. */
export const PDF_POLICY = `${FILE_POLICY}; object-src 'self'`;

/** Opened on its own an SVG file is a document and wants its style sheet. */
export function svgPolicy({ styles }: Pick<Inline, 'styles'>): string {
  return styles.length > 0 ? `${FILE_POLICY}; style-src ${styles.join(' ')}` : FILE_POLICY;
}

type PageParts = Pick<Inline, 'scripts' | 'styles'> & { endpoint?: string | undefined };

/** `endpoint` is where the enquiry form sends to, which may be another origin. */
export function pagePolicy({ scripts, styles, endpoint }: PageParts): string {
  const enquiries = endpoint && URL.canParse(endpoint) ? [new URL(endpoint).origin] : [];
  return Object.entries({
    'default-src': ["'none'"],
    'script-src': ["'self'", ...scripts],
    'style-src': ["'self'", ...styles],
    'img-src': ["'self'"],
    'font-src': ["'self'"],
    'connect-src': ["'self'", ...enquiries],
    'form-action': ["'self'", ...enquiries],
    'base-uri': ["'none'"],
    'frame-ancestors': ["'none'"],
    'require-trusted-types-for': ["'script'"],
  })
    .map(([directive, sources]) => [directive, ...sources].join(' '))
    .join('; ');
}
