import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import type { ChangeAnswer, ChangeRequest, Difference, Fault, State } from '../contract.ts';
import { countOf } from '../fields/describe.ts';
import { collectionOf, schemaAt, schemaOf } from '../fields/schema-at.ts';
import { CLAIMS, idOf, keyOf, type Path } from '../marks/places.ts';
import type { Git } from '../publishing/git.ts';
import { say } from '../words.ts';
import { differencesOf, nameInSource } from './differences.ts';
import { changeSource, dataOf, rawAt, takeValue } from './source.ts';
import { type FileStep, rememberSteps } from './steps.ts';
import { writeOrRemove } from './write-file.ts';
import type { Change } from './yaml-text.ts';

interface Given {
  root: string;
  git: Git;
  /** What these files would break if they said this, or were gone. */
  faultsOf: (replaced: Record<string, string | null>) => Fault[];
  /** The site must be read again. */
  onWrite: () => void;
}

interface Waiting extends Fault {
  value: unknown;
}

/** The content files of this machine: what they say, what was published, and every step in between. */
export const openStore = async ({ root, git, faultsOf, onWrite }: Given) => {
  const steps = rememberSteps();
  const published = new Map<string, string | undefined>();
  const touched = new Set<string>();
  const waiting = new Map<string, Waiting>();
  const written = new Map<string, string | undefined>();
  let isUnsent = false;

  const read = (file: string): string | undefined => {
    try {
      return readFileSync(join(root, file), 'utf8');
    } catch {
      return undefined;
    }
  };
  const readKnown = (file: string): string => {
    const source = collectionOf(file) ? read(file) : undefined;
    if (source === undefined) throw new Error(`${file} is no content file.`);
    return source;
  };
  const publishedOf = async (file: string): Promise<string | undefined> => {
    if (!published.has(file)) published.set(file, await git.show('HEAD', file));
    return published.get(file);
  };
  /** Finds what differs from the last commit. */
  const refresh = async (): Promise<void> => {
    const status = await git.lines('status', '--porcelain', '--no-renames', '--untracked-files=all', '--', 'content');
    for (const line of status) touched.add(line.slice(3).replace(/^"|"$/g, ''));
    // A request meanwhile gets the old answer, not half of the new one.
    const sources = await Promise.all([...touched].map(async (file) => [file, await git.show('HEAD', file)] as const));
    for (const file of published.keys()) if (!touched.has(file)) published.delete(file);
    for (const [file, source] of sources) published.set(file, source);
    isUnsent = Number(await git.ask('rev-list', '--count', '@{upstream}..HEAD', '--', 'content')) > 0;
  };
  await refresh();

  const differences = (): Difference[] =>
    [...touched].sort().flatMap((file): Difference[] => {
      const [before, after] = [published.get(file), read(file)];
      if (collectionOf(file)) return differencesOf(file, before, after);
      if (before === after || file.includes('/.')) return [];
      return [{ file, path: [], name: file.replace(/^.*\//, ''), kind: 'picture', before: '', after: file }];
    });

  /** Whether a file still has the place for a value: the item of a list may have been removed. A broken file may have it. */
  const hasPlace = (file: string, path: Path): boolean => {
    const source = read(file);
    try {
      const around = typeof path.at(-1) === 'number' ? path : path.slice(0, -1);
      return source === undefined || rawAt(file, source, around) !== undefined;
    } catch {
      return true;
    }
  };

  const state = (): State => {
    const all = differences();
    for (const [key, { file, path }] of waiting) if (!hasPlace(file, path)) waiting.delete(key);
    return {
      changes: all.length,
      isUnsent,
      canUndo: steps.canUndo(),
      canRedo: steps.canRedo(),
      changed: all.filter(({ kind }) => kind === 'text' || kind === 'list').map(({ file, path }) => idOf(file, path)),
      // Words for a file that is gone have nowhere to go.
      problems: [...waiting.values()].flatMap(({ file, path, message, value }) => {
        const source = read(file);
        if (source === undefined) return [];
        return [{ file, path, name: nameInSource(file, source, path), message, value: String(value ?? '') }];
      }),
    };
  };

  /** Writes a step if the files still say what it begins with. */
  const apply = (files: FileStep[]): boolean => {
    if (files.some(({ file, before }) => read(file) !== before)) return false;
    for (const { file, after } of files) {
      writeOrRemove(join(root, file), after);
      touched.add(file);
      written.set(file, after);
    }
    onWrite();
    return true;
  };
  /** Nothing may come between reading what a step begins with and this, or that change would be lost. */
  const write = (files: FileStep[], group?: string): void => {
    if (apply(files)) steps.add(files, group);
  };

  const orderAt = (file: string, source: string, path: Path): string[] => {
    const name = collectionOf(file);
    const schema = name && schemaAt(schemaOf(name), dataOf(file, source), path.slice(0, -1));
    return Object.keys(schema?.properties ?? {});
  };

  /** In a table a column and its cells go together. */
  const withCells = (file: string, source: string, change: Change): Change[] => {
    if (!('at' in change) || change.path.at(-1) !== 'columns') return [change];
    const table = change.path.slice(0, -1);
    const rows = rawAt(file, source, [...table, 'rows']);
    if (!Array.isArray(rows)) return [change];
    return [change, ...rows.map((_, i): Change => ({ ...change, path: [...table, 'rows', i, 'cells'] }))];
  };

  /** A figure and its bare number go together: neither may be changed without the other. */
  const withCount = (file: string, change: Change): Change[] => {
    const [name, key] = change.path;
    if (file !== CLAIMS || change.kind !== 'set' || name === undefined || key !== 'shown') return [change];
    const count = countOf(change.value);
    return count === undefined ? [change] : [change, { kind: 'set', path: [name, 'count'], value: count }];
  };

  const change = async ({ file, changes, base, group }: ChangeRequest): Promise<ChangeAnswer> => {
    await publishedOf(file);
    const before = readKnown(file);
    const [first] = changes;
    if (!first) return { result: 'saved', state: state() };
    const key = keyOf(file, first.path);
    const wait = (message: string) => {
      if (first.kind === 'set' && hasPlace(file, first.path))
        waiting.set(key, { file, path: first.path, value: first.value, message });
    };
    if (base) {
      const now = rawAt(file, before, base.path);
      const isSame = (a: unknown, b: unknown) =>
        isDeepStrictEqual(
          typeof a === 'string' ? a.trim() : (a ?? null),
          typeof b === 'string' ? b.trim() : (b ?? null),
        );
      const isMine = first.kind === 'set' && isSame(now, first.value);
      if (!isSame(now, base.value) && !isMine) {
        wait(say('changedMeanwhile'));
        return { result: 'conflict', theirs: now ?? null, state: state() };
      }
    }
    const after = changes
      .flatMap((one) => withCells(file, before, one))
      .flatMap((one) => withCount(file, one))
      .reduce((source, one) => changeSource(file, source, one, orderAt(file, source, one.path)), before);
    const [fault] = faultsOf({ [file]: after ?? null });
    if (fault) {
      wait(fault.message);
      return { result: 'invalid', message: fault.message, state: state() };
    }
    waiting.delete(key);
    if (after !== before) write([{ file, before, after }], group);
    return { result: 'saved', state: state() };
  };

  return {
    read: readKnown,
    /** A file that may be gone. */
    peek: read,
    state,
    refresh,
    differences,
    change,
    /** Whether a file still says what was written here last. */
    isOwn: (file: string): boolean => written.has(file) && written.get(file) === read(file),
    /** An editor gives up words that could not be saved. */
    drop: (file: string, path: Path) => void waiting.delete(keyOf(file, path)),
    undo: () => steps.undo(apply),
    redo: () => steps.redo(apply),
    /** Writes whole files, for drafts, for going back and for what came from elsewhere. */
    writeFiles: async (files: { file: string; source: string | undefined }[]): Promise<void> => {
      await Promise.all(files.map(({ file }) => publishedOf(file)));
      write(files.map(({ file, source }) => ({ file, before: read(file), after: source })));
    },
    /** Makes one value what it was when it was last published, unless something newer needs what would go. */
    takeBack: async (file: string, path: Path): Promise<void> => {
      const origin = await publishedOf(file);
      const before = read(file);
      const restored = (): string | undefined => {
        if (path.length === 0 || before === undefined || origin === undefined) return origin;
        const source = takeValue(file, before, origin, path);
        // Once nothing differs in meaning, nothing differs in layout either.
        return isDeepStrictEqual(dataOf(file, source), dataOf(file, origin)) ? origin : source;
      };
      const after = restored();
      const [fault] = faultsOf({ [file]: after ?? null });
      if (fault) throw new Error(`${nameInSource(fault.file, read(fault.file), fault.path)} ${fault.message}.`);
      waiting.delete(keyOf(file, path));
      write([{ file, before, after }]);
    },
  };
};
export type Store = Awaited<ReturnType<typeof openStore>>;
