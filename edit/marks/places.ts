/** The keys that lead to a value inside a file. */
export type Path = readonly (string | number)[];

/** Where a text comes from. */
export interface Place {
  file: string;
  path: Path;
}

/** Something that is wrong with a text. */
export interface Fault extends Place {
  message: string;
}

/** The Markdown below the fields of a file has no key of its own. */
export const BODY = '(text)';
/** Figures that the whole site shares. */
export const CLAIMS = 'content/claims.yaml';

/** A place as a map key. */
export const keyOf = (file: string, path: Path): string => JSON.stringify([file, ...path]);

const ids = new Map<string, number>();
const places: Place[] = [];

/** A short number for a place, stable until the server stops; marks carry it. */
export const idOf = (file: string, path: Path): number => {
  const key = keyOf(file, path);
  const known = ids.get(key);
  if (known !== undefined) return known;
  const id = places.push({ file, path: [...path] }) - 1;
  ids.set(key, id);
  return id;
};

export const placeOf = (id: number): Place | undefined => places[id];
