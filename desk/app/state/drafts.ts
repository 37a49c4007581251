/**
 * Notes that are not added yet, kept in this tab: a reload or the end of a session does not lose them. What is typed and
 * each note on its way are kept apart, or the next note would take the place of one that has not arrived.
 */
const PREFIX = 'desk-note-';
const typedKey = (id: string): string => PREFIX + id;
const sentKey = (id: string, once: string): string => `${PREFIX}${id} ${once}`;

const keysOf = (prefix: string): string[] => Object.keys(sessionStorage).filter((key) => key.startsWith(prefix));

export const keepDraft = (id: string, text: string): void => {
  if (text.trim()) sessionStorage.setItem(typedKey(id), text);
  else sessionStorage.removeItem(typedKey(id));
};

export const keepSent = (id: string, once: string, note: string): void =>
  sessionStorage.setItem(sentKey(id, once), note);
export const dropSent = (id: string, once: string): void => sessionStorage.removeItem(sentKey(id, once));

/** What is typed, after notes that were sent, are no longer pending and so have not arrived. */
export const readDraft = (id: string, isOnItsWay: (once: string) => boolean): string => {
  const [start, typed] = [sentKey(id, ''), sessionStorage.getItem(typedKey(id)) ?? ''];
  const returned = keysOf(start).filter((key) => !isOnItsWay(key.slice(start.length)));
  const text = [...returned.map((key) => sessionStorage.getItem(key) ?? ''), typed].filter(Boolean).join('\n\n');
  keepDraft(id, text);
  for (const key of returned) sessionStorage.removeItem(key);
  return text;
};

/** Of an enquiry that is erased. */
export const forgetDraftsOf = (id: string): void => {
  for (const key of keysOf(typedKey(id))) sessionStorage.removeItem(key);
};

/** After signing out on purpose nothing that was typed stays behind. */
export const forgetDrafts = (): void => {
  for (const key of keysOf(PREFIX)) sessionStorage.removeItem(key);
};

export const hasDrafts = (): boolean => keysOf(PREFIX).length > 0;
