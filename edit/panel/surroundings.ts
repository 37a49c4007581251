/** A page as the panel knows it: its title, and the mark that tells which file it is made from. */
export interface ShownPage {
  name: string;
  id: number | undefined;
}

/** A text that was pressed: its mark, and the part of the page that shows it, if the panel can reach it. */
export interface Pressed {
  id: number;
  line?: number | undefined;
  element?: HTMLElement;
}

/** The page that is edited: the document around the panel, or at the desk a frame. */
export interface EditedPage {
  /** Shows what was saved. */
  refresh(): Promise<void>;
  /** Shows new words at once. */
  showWords(id: number, before: string, after: string): void;
  elementOf(ids: readonly number[]): HTMLElement | undefined;
  /** Brings the text with one of these marks into view; without marks, no text is open. */
  reveal(ids: readonly number[]): void;
  /** Tells what is shown, and what is pressed unless this is a preview. Returns what ends it. */
  watch(told: {
    host: Element;
    isPreview: boolean;
    onShown: (page: ShownPage) => void;
    onPress: (pressed: Pressed) => void;
  }): () => void;
}

/** Where the panel is: `npm run edit`, or the desk. */
export interface Surroundings {
  page: EditedPage;
  /** Under which the program answers. */
  api: string;
  /** Headers of what a panel asks by itself. */
  pollHeaders: Readonly<Record<string, string>>;
  pollMs: number;
  mayPublish: boolean;
  /** Where a page of the site is edited. */
  hrefOf(path: string): string;
  pathHere(): string;
  /** Has the person use a passkey. */
  confirm(): Promise<void>;
}

let current: Surroundings | undefined;

export function settle(own: Surroundings): void {
  current = own;
}
export function surroundings(): Surroundings {
  if (!current) throw new Error('The panel has not been settled.');
  return current;
}
