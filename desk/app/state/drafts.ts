/**
 * Notes that are not added yet, and what of a reply the server has not kept yet, in this browser by
 * person and enquiry: a closed tab or the end of a session does not lose them. Each note on its way
 * has a key of its own, or the next one would take its place.
 */
const PREFIX = 'desk-note ';
export function replyKey(personId: string, enquiryId: string): string {
  return `reply ${personId} ${enquiryId}`;
}

function keysOf(prefix: string): string[] {
  return Object.keys(localStorage).filter((key) => key.startsWith(prefix));
}

export function keepDraft(key: string, text: string): void {
  if (text.trim()) localStorage.setItem(PREFIX + key, text);
  else localStorage.removeItem(PREFIX + key);
}

/** The typed text, after notes that were sent but are no longer pending, so have not arrived. */
export function readDraft(key: string, isOnItsWay: (once: string) => boolean = () => true): string {
  const start = `${PREFIX}${key} `;
  const returned = keysOf(start).filter((sent) => !isOnItsWay(sent.slice(start.length)));
  const text = [...returned, PREFIX + key]
    .flatMap((one) => localStorage.getItem(one) ?? [])
    .join('\n\n');
  keepDraft(key, text);
  for (const sent of returned) localStorage.removeItem(sent);
  return text;
}

/** Those of an enquiry that is erased; all after signing out on purpose. */
export function forgetDrafts(enquiryId = ''): void {
  for (const key of keysOf(PREFIX)) if (key.includes(enquiryId)) localStorage.removeItem(key);
}

export function hasDrafts(): boolean {
  return keysOf(PREFIX).length > 0;
}
