/** Notes that are not added yet, kept in this tab: a reload or the end of a session does not lose them. */
const keyOf = (id: string): string => `desk-note-${id}`;

export const readDraft = (id: string): string => sessionStorage.getItem(keyOf(id)) ?? '';

export const keepDraft = (id: string, text: string): void => {
  if (text.trim()) sessionStorage.setItem(keyOf(id), text);
  else sessionStorage.removeItem(keyOf(id));
};

/** After signing out on purpose nothing that was typed stays behind. */
export const forgetDrafts = (): void => {
  for (const key of Object.keys(sessionStorage)) if (key.startsWith('desk-note-')) sessionStorage.removeItem(key);
};

export const hasDrafts = (): boolean => Object.keys(sessionStorage).some((key) => key.startsWith('desk-note-'));
