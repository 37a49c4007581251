/** The request headers that decide how a file is answered. */
export interface Conditions {
  'accept-encoding'?: string | undefined;
  'if-match'?: string | undefined;
  'if-none-match'?: string | undefined;
  'if-range'?: string | undefined;
  range?: string | undefined;
}

const tagsOf = (header: string): string[] => header.match(/(W\/)?"[^"]*"/g) ?? [];

/** Whether the client holds this version already; weak comparison (RFC 9110, section 13.1.2). */
export const isUnchanged = (header: string | undefined, etag: string): boolean => {
  if (!header) return false;
  if (header === etag || header.trim() === '*') return true;
  return tagsOf(header).some((tag) => tag.replace(/^W\//, '') === etag);
};

/** Whether If-Match asks for another version; strong comparison (RFC 9110, section 13.1.1). */
export const isMismatch = (header: string | undefined, etag: string): boolean =>
  header !== undefined && header.trim() !== '*' && !tagsOf(header).includes(etag);

/**
 * The bytes asked for, both ends included. Several ranges, other units and malformed headers are ignored, as RFC 9110,
 * section 14.2 allows: the client then gets the whole file.
 */
export const readRange = (header: string | undefined, size: number): [from: number, to: number] | 'all' | 'none' => {
  const match = /^bytes=\s*(\d*)\s*-\s*(\d*)\s*$/i.exec(header ?? '');
  const [, first = '', last = ''] = match ?? [];
  if (first === '' && last === '') return 'all';
  if (first === '') return Number(last) === 0 ? 'none' : [Math.max(0, size - Number(last)), size - 1];
  const from = Number(first);
  const to = last === '' ? size - 1 : Number(last);
  if (to < from) return last === '' ? 'none' : 'all';
  return from >= size ? 'none' : [from, Math.min(to, size - 1)];
};
