/**
 * Notes that are not added yet, kept in this browser: a closed tab or the end of a session does not lose them. What is
 * typed and each note on its way are kept apart, or the next note would take the place of one that has not arrived.
 * Each id is that of a person and an enquiry: colleagues may share a browser.
 */
const PREFIX = 'desk-note ';
const typedKey = (id: string): string => PREFIX + id;
const sentKey = (id: string, once: string): string => `${PREFIX}${id} ${once}`;

const keysOf = (prefix: string): string[] => Object.keys(localStorage).filter((key) => key.startsWith(prefix));

export const keepDraft = (id: string, text: string): void => {
  if (text.trim()) localStorage.setItem(typedKey(id), text);
  else localStorage.removeItem(typedKey(id));
};

export const keepSent = (id: string, once: string, note: string): void => localStorage.setItem(sentKey(id, once), note);
export const dropSent = (id: string, once: string): void => localStorage.removeItem(sentKey(id, once));

/** What is typed, after notes that were sent, are no longer pending and so have not arrived. */
export const readDraft = (id: string, isOnItsWay: (once: string) => boolean): string => {
  const [start, typed] = [sentKey(id, ''), localStorage.getItem(typedKey(id)) ?? ''];
  const returned = keysOf(start).filter((key) => !isOnItsWay(key.slice(start.length)));
  const text = [...returned.map((key) => localStorage.getItem(key) ?? ''), typed].filter(Boolean).join('\n\n');
  keepDraft(id, text);
  for (const key of returned) localStorage.removeItem(key);
  return text;
};

/** Those of an enquiry that is erased; all after signing out on purpose. */
export const forgetDrafts = (enquiryId = ''): void => {
  for (const key of keysOf(PREFIX)) if (key.includes(enquiryId)) localStorage.removeItem(key);
};

export const hasDrafts = (): boolean => keysOf(PREFIX).length > 0;
