import { createHash } from 'node:crypto';
import { attributeOf, type Element, elementsOf, readDocument, textOf } from './document.ts';

export interface Inline {
  /** Hash sources of the inline scripts that a browser would run. */
  scripts: string[];
  /** Hash sources of the inline style sheets. */
  styles: string[];
  /** What no policy without 'unsafe-inline' can allow, in words for the developer. */
  faults: string[];
}

/**
 * Data blocks (JSON, JSON-LD) are never run, so no policy looks at them. Everything a browser acts on needs a hash:
 * classic scripts, modules, import maps and speculation rules (HTML, "prepare the script element").
 */
const ACTED_ON = /^(|module|importmap|speculationrules|(text|application)\/(x-)?(java|ecma)script)$/i;
const ADDRESSES = new Set(['href', 'xlink:href', 'src', 'srcset', 'action', 'formaction', 'poster', 'data']);
const LOADED = new Set(['src', 'srcset', 'poster', 'data']);

const hashOf = (text: string): string => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

const attributeFaults = (element: Element): string[] =>
  element.attrs.flatMap(({ name, value, prefix }) => {
    const fullName = prefix ? `${prefix}:${name}` : name;
    const line = element.sourceCodeLocation?.startLine ?? 0;
    const place = `line ${line}: <${element.tagName}>`;
    // Browsers drop white space and control characters before they read the scheme.
    const scheme = [...value].filter((letter) => letter > ' ').join('');
    if (name === 'style') return [`${place} has a style attribute; use a class`];
    if (/^on[a-z]+$/.test(name)) return [`${place} has the event attribute ${name}; add a listener in a script`];
    if (ADDRESSES.has(fullName) && /^javascript:/i.test(scheme)) return [`${place} has a javascript: address`];
    if (LOADED.has(fullName) && /^data:/i.test(scheme)) return [`${place} loads a data: address; use a file`];
    return [];
  });

const typeOf = (script: Element): string => (attributeOf(script, 'type') ?? '').trim();

/** Inline scripts and styles of a page or an SVG file, and what the policy would refuse in it. */
export const readInline = (html: string): Inline => {
  const scripts = new Set<string>();
  const styles = new Set<string>();
  const faults: string[] = [];
  for (const element of elementsOf(readDocument(html))) {
    faults.push(...attributeFaults(element));
    if (element.tagName === 'style') {
      const css = textOf(element);
      styles.add(hashOf(css));
      faults.push(...styleFaults(css).map((fault) => `<style> ${fault}`));
    } else if (
      element.tagName === 'script' &&
      attributeOf(element, 'src') === undefined &&
      ACTED_ON.test(typeOf(element))
    )
      scripts.add(hashOf(textOf(element)));
  }
  return { scripts: [...scripts], styles: [...styles], faults };
};

/** img-src and font-src are 'self': a picture or font that the bundler wrote into the style sheet would not show. */
export const styleFaults = (css: string): string[] =>
  /url\(\s*["']?data:/i.test(css)
    ? ['loads a data: address; keep such files apart (vite.build.assetsInlineLimit: 0)']
    : [];
