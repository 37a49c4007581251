/** The longest path any page could need; beyond it is an attack or an accident. */
const MAX_PATH = 1024;
/** Query strings of advertisements are long. Node itself ends at 16 kB for the whole head. */
const MAX_TARGET = 8192;

/** The path decoded, and the query as sent with its question mark, or empty; or the status to refuse the request with. */
export type ReadTarget = { path: string; query: string } | { refuse: 400 | 414 };

// biome-ignore lint/suspicious/noControlCharactersInRegex: control characters are what is looked for
const UNFIT = /[\u0000-\u001f\u007f\\]/;

/** Reads a request target in origin or absolute form (RFC 9112, section 3.2). */
export const readTarget = (target: string): ReadTarget => {
  if (target.length > MAX_TARGET) return { refuse: 414 };
  const local = target.replace(/^https?:\/\/[^/?]*/i, '');
  const cut = local.search(/[?#]/);
  const raw = cut < 0 ? local : local.slice(0, cut);
  if (raw.length > MAX_PATH) return { refuse: 414 };
  // An encoded slash reads as a separator to some and as a letter to others: no page of ours has one.
  if (/%(2f|5c)/i.test(raw)) return { refuse: 400 };
  let path: string;
  try {
    path = decodeURIComponent(raw === '' && local !== target ? '/' : raw);
  } catch {
    return { refuse: 400 };
  }
  if (!path.startsWith('/') || UNFIT.test(path) || path.split('/').some((part) => part === '.' || part === '..')) {
    return { refuse: 400 };
  }
  return { path, query: cut < 0 ? '' : local.slice(cut).replace(/#.*$/s, '') };
};
