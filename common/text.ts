const ENTITIES: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

/** For text in HTML and XML, also between quotes of either kind. */
export function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/g, (letter) => ENTITIES[letter] ?? letter);
}

/** Without characters that show nothing: edit mode marks every text with some. */
export function visible(text: string): string {
  return text.replace(/\p{Cf}+/gu, '');
}

/** Characters that reorder their line could make one text look like another. */
export function withoutReordering(text: string) {
  return text.replace(/[\u200E\u200F\u202A-\u202E\u2066-\u2069]/g, '');
}

/** Letters of the scripts of the world bear up to about five. */
const MAX_MARKS = 8;
const MARK = String.raw`[\p{M}\uFF9E\uFF9F]`;
const PILE = new RegExp(`(${MARK}{${MAX_MARKS}})${MARK}+`, 'gu');

/**
 * The only way to a normal form of a text that a stranger sent. Putting a pile of marks on one letter in order takes the
 * square of its height, so a pile is cut, and so is a text longer than its limit.
 */
export function normalForm(
  text: string,
  { form, maxLength }: { form: 'NFC' | 'NFKC' | 'NFKD'; maxLength: number },
): string {
  return text.slice(0, maxLength).replace(PILE, '$1').normalize(form);
}

/** The fragment of a heading: "Your HR team" becomes your-hr-team. Letters of any script stay. */
export function headingId(heading: string): string {
  return heading
    .normalize('NFKD')
    .replace(/\p{M}+/gu, '')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, '-')
    .replace(/^-|-$/g, '');
}

/** Fragments within one text: a second heading of the same words ends in -1, a third in -2. */
export function headingIds(): (heading: string) => string {
  const seen = new Map<string, number>();
  return (heading) => {
    const id = headingId(heading);
    const times = seen.get(id) ?? 0;
    seen.set(id, times + 1);
    return times === 0 ? id : `${id}-${times}`;
  };
}

const MAX_NAME_LENGTH = 60;

/** A title in kebab-case, in Latin letters and digits for a file name and address, or nothing. */
export function fileName(title: string): string {
  const words = title
    .toLowerCase()
    .normalize('NFKD')
    .replace(/[\p{Mark}'’‘`]/gu, '')
    .replaceAll('&', ' and ')
    .split(/[^a-z0-9]+/)
    .filter(Boolean);
  while (words.length > 1 && words.join('-').length > MAX_NAME_LENGTH) words.pop();
  return words.join('-').slice(0, MAX_NAME_LENGTH);
}
