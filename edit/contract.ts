import type { Change } from './files/yaml-text.ts';
import type { Path, Place } from './marks/places.ts';

/** What the panel and the server say to each other. Types only: the panel runs in the browser. */

export type FieldKind =
  | 'line'
  | 'text'
  | 'markdown'
  | 'link'
  | 'choice'
  | 'number'
  | 'yes'
  | 'day'
  | 'name'
  | 'list'
  | 'group';

/** A field as its schema describes it, with the value that the file has. */
export interface Field extends Place {
  name: string;
  /** The heading of what it belongs to: a section, a question, a row. */
  within?: string | undefined;
  help: string;
  kind: FieldKind;
  value: string | number | boolean | null;
  /** The fewest and most characters, or items of a list. */
  min?: number | undefined;
  max?: number | undefined;
  choices?: string[] | undefined;
  isRequired: boolean;
  /** Emptied, it is null and not left out. */
  isNullable: boolean;
  /** false for something optional that the file does not have. */
  isThere: boolean;
  /** The fields of a group. */
  fields?: Field[] | undefined;
  /** The items of a list, each with what it is called. */
  items?: string[] | undefined;
  /** The kinds of item that a list may have, where there are several. */
  kinds?: { kind: string; help: string }[] | undefined;
}

/** One of the lists that a text is part of, the nearest first. */
export interface Owner {
  path: Path;
  name: string;
  /** Place of the item within it, counted from zero. */
  at: number;
  count: number;
}

/** Where the text of a mark comes from, and what it is called. */
export interface NamedPlace extends Place {
  id: number;
  name: string;
  /** The field itself, in one word. */
  kind: string;
  page: string;
}

export interface Opened {
  field: Field;
  /** What the file is called that the text is kept in. */
  fileName: string;
  owners: Owner[];
  /** Pages on which the text is seen. */
  uses: { path: string; name: string }[];
  /** Figures of content/claims.yaml that this text shows. */
  claims: { name: string; shown: string; count: string; path: Path }[];
}

export interface State {
  /** How many changes wait to be published. */
  changes: number;
  /** Something is recorded on this machine and has not been sent. */
  isUnsent: boolean;
  canUndo: boolean;
  canRedo: boolean;
  /** Marks of texts that differ from the published ones. */
  changed: number[];
  /** Texts that cannot be saved as they are, and wait for a correction. */
  problems: (Fault & { name: string; value: string })[];
}

export interface ChangeRequest {
  file: string;
  changes: Change[];
  /** What the editor saw before: if the file says something else by now, the editor chooses. */
  base?: { path: Path; value: unknown };
  /** Changes of one group are undone in one step, such as the letters of a word. */
  group?: string;
}

export type ChangeAnswer =
  | { result: 'saved'; state: State }
  | { result: 'invalid'; message: string; state: State }
  | { result: 'conflict'; theirs: unknown; state: State };

/** One change as the publish sheet shows it. */
export interface Difference extends Place {
  /** The page and the field in words, for example "About Us, mission". */
  name: string;
  kind: 'text' | 'list' | 'new' | 'gone' | 'picture';
  /** Something new that the site does not show yet. */
  isDraft?: boolean;
  before: string;
  after: string;
}

export interface Version {
  commit: string;
  note: string;
  name: string;
  /** Day and time in words. */
  when: string;
  changes: number;
  isLive: boolean;
}

export interface Conflict extends Place {
  name: string;
  who: string;
  when: string;
  mine: string;
  theirs: string;
}

/** Something that is wrong with a text. */
export interface Fault extends Place {
  message: string;
}

export type Choice = 'mine' | 'theirs';
export interface PublishOrder {
  note: string;
  name: string;
  mail: string;
  /** What the editor chose for each conflict, by its key. */
  choices?: Record<string, Choice>;
}

/** How far publishing has come. */
export type PublishStep = 'checking' | 'catching-up' | 'building' | 'recording' | 'handing-over';

export type PublishAnswer =
  | { result: 'published'; note: string }
  | { result: 'refused'; problems: (Fault & { name: string })[] }
  | { result: 'conflicts'; conflicts: Conflict[] }
  | { result: 'failed'; message: string };

/** The site is being published, or has just been, or could not be. */
export type Publishing = { step: PublishStep } | { answer: PublishAnswer };

/** What the server tells every open window by itself. */
export type ServerEvent =
  /** A window has begun to listen. */
  { type: 'hello'; publishing: Publishing | null } | { type: 'content' } | { type: 'publish'; publishing: Publishing };
