import { isDeepStrictEqual } from 'node:util';
import { headingId } from '../../common/text.ts';
import { outlineOf } from '../../content-reader/outline.ts';
import { parseFile } from '../../content-reader/parse.ts';
import { type Field, scalar } from '../fields/describe.ts';
import { schemaOf } from '../fields/schemas.ts';
import { type Fault, overlaps, type Path } from '../marks/marks.ts';
import { say } from '../words.ts';
import { type Difference, differencesOf } from './differences.ts';
import { rememberRefused } from './refused.ts';
import {
  type Change,
  changeSource,
  dataOf,
  nameInSource,
  rawAt,
  readableData,
  takeValue,
} from './source.ts';
import { type FileStep, rememberSteps } from './steps.ts';
import type { Texts } from './texts.ts';

interface Dependencies {
  texts: Texts;
  /** The faults there would be if these files said this, or were gone. */
  faultsOf: (replaced: Record<string, string | null>) => Fault[];
  onWrite: () => void;
}

export interface ChangeRequest {
  file: string;
  change: Change;
  /** The value that the editor saw: if the file says something else now, they choose. */
  base?: { path: Path; value: unknown };
  /** Changes of one group are undone in one step, such as the letters of a word. */
  group?: string;
}
export type ChangeResult =
  | { result: 'saved' }
  | { result: 'invalid'; message: string }
  | { result: 'conflict'; theirs: Field['value'] };

/** Compares two values as an editor sees them: without surrounding blanks, and nothing as null. */
function isSame(a: unknown, b: unknown): boolean {
  const seen = (value: unknown) => (typeof value === 'string' ? value.trim() : (value ?? null));
  return isDeepStrictEqual(seen(a), seen(b));
}

function anchorsOf(file: string, source: string): string[] {
  const { values, headings } = outlineOf({ file, source, ...parseFile(file, source) });
  const inFields = values
    .filter(({ name }) => name === 'heading')
    .map(({ value }) => headingId(value));
  return [...inFields, ...headings.map(({ id }) => id)];
}

/** The content files: what they say, what was published, and every step in between. */
export async function openStore({ texts, faultsOf, onWrite }: Dependencies) {
  /** Every file that may differ from what was published, as it was. */
  const published = new Map<string, string | undefined>();
  const refused = rememberRefused(texts);
  const written = new Map<string, string | undefined>();
  // Beyond any number that an open window knows from an earlier server.
  let revision = Date.now();
  let isUnsent = false;

  const peek = texts.read;
  const read = (file: string): string => {
    const source = schemaOf(file) ? peek(file) : undefined;
    if (source === undefined) throw new Error(`${file} is not a content file.`);
    return source;
  };
  const publishedOf = async (file: string): Promise<string | undefined> => {
    if (!published.has(file)) published.set(file, await texts.published(file));
    return published.get(file);
  };
  /** Finds what differs from what was published. */
  const refresh = async (): Promise<void> => {
    const files = new Set([...published.keys(), ...(await texts.changed())]);
    // All at once: a request in between gets the old state, not half of the new one.
    const sources = await Promise.all(
      [...files].map(async (file) => [file, await texts.published(file)] as const),
    );
    for (const [file, source] of sources) published.set(file, source);
    isUnsent = await texts.isUnsent();
    revision += 1;
  };
  await refresh();
  await Promise.all(refused.all().map(({ file }) => publishedOf(file)));

  const differences = (): Difference[] =>
    [...published.keys()].sort().flatMap((file): Difference[] => {
      const [before, after] = [published.get(file), peek(file)];
      if (schemaOf(file)) return differencesOf(file, before, after);
      if (before === after || file.includes('/.')) return [];
      return [
        {
          file,
          path: [],
          name: file.replace(/^.*\//, ''),
          kind: 'picture',
          before: '',
          after: file,
        },
      ];
    });

  /** Whether a file still has the place for a value: the item of a list may have been removed. A broken file may have it. */
  const hasPlace = (file: string, path: Path): boolean => {
    const source = peek(file);
    const around = typeof path.at(-1) === 'number' ? path : path.slice(0, -1);
    return (
      source !== undefined &&
      (!readableData(file, source) || rawAt(file, source, around) !== undefined)
    );
  };

  /** Writes a step unless one of its files has changed since. */
  const apply = (files: FileStep[]): boolean => {
    if (files.some(({ file, before }) => peek(file) !== before)) return false;
    for (const { file, after } of files) {
      if (!schemaOf(file)) throw new Error(`${file} is not a content file.`);
      texts.write(file, after);
      written.set(file, after);
    }
    revision += 1;
    onWrite();
    return true;
  };
  const steps = rememberSteps(apply);
  /** Synchronous from reading `before` to here: a change in between would be lost. */
  const write = (files: FileStep[], group?: string): void => {
    if (apply(files)) steps.add(files, group);
  };
  /** A file as it would be, and where that renames one heading, every file with a link to it. */
  const withLinks = (file: string, before: string, after: string): Record<string, string> => {
    const [old, now] = [anchorsOf(file, before), anchorsOf(file, after)];
    const [gone, ...more] = old.filter((anchor) => !now.includes(anchor));
    const [come] = now.filter((anchor) => !old.includes(anchor));
    const sources = { [file]: after };
    if (!gone || !come || more.length > 0) return sources;
    for (const { file: other, link } of faultsOf(sources)) {
      if (!link?.endsWith(`#${gone}`)) continue;
      const whole = new RegExp(`(?<![\\w/-])${RegExp.escape(link)}(?![\\w-])`, 'g');
      sources[other] = (sources[other] ?? read(other)).replace(
        whole,
        link.replace(/#.*$/, `#${come}`),
      );
    }
    return sources;
  };
  let judgedAt = 0;
  /** A refused text is saved once its reason has gone, or says another reason. */
  const judgeAgain = (): void => {
    for (const { file, path } of refused.all())
      if (!hasPlace(file, path)) refused.remove(file, path);
    if (judgedAt === revision) return;
    for (const { file, path, value, base } of refused.all()) {
      const before = peek(file);
      const isReadable = before !== undefined && readableData(file, before) !== undefined;
      // What a colleague has changed since is theirs until the editor chooses.
      if (isReadable && isSame(rawAt(file, before, path), base)) {
        const after = changeSource(file, before, { kind: 'set', path, value });
        const [fault] = faultsOf({ [file]: after });
        if (!fault) {
          refused.remove(file, path);
          write([{ file, before, after }]);
        } else if (fault.file === file && overlaps(fault.path, path))
          refused.add({ file, path, value, base, message: fault.message });
      }
    }
    judgedAt = revision;
  };
  const refuse = ({ file, path, message }: Fault, source = peek(file)): never => {
    throw new Error(`${nameInSource(file, source, path)} ${message}.`);
  };

  return {
    read,
    peek,
    refresh,
    differences,
    state: () => {
      judgeAgain();
      return {
        /** Grows with every change, in this window or elsewhere. */
        revision,
        changes: differences().length,
        /** Something is recorded on this machine and has not been sent. */
        isUnsent,
        canUndo: steps.canUndo(),
        canRedo: steps.canRedo(),
        /** Texts that cannot be saved as they are, and wait for a correction. */
        problems: refused.all().map(({ file, path, message, value }) => {
          return {
            file,
            path,
            message,
            name: nameInSource(file, peek(file), path),
            value: scalar(value),
          };
        }),
      };
    },
    change: async ({ file, change, base, group }: ChangeRequest): Promise<ChangeResult> => {
      await publishedOf(file);
      const before = read(file);
      const { path } = change;
      const reject = (message: string) => {
        if (change.kind === 'set' && hasPlace(file, path))
          refused.add({
            file,
            path,
            value: change.value,
            message,
            base: base ? base.value : readableData(file, before) && rawAt(file, before, path),
          });
      };
      const { fault: slip } = parseFile(file, before);
      if (slip) {
        const message = say('brokenFile', {
          file,
          line: slip.line,
          slip: `${slip.field} ${slip.message}`,
        });
        reject(message);
        return { result: 'invalid', message };
      }
      const now = base && rawAt(file, before, base.path);
      if (
        base &&
        !isSame(now, base.value) &&
        !(change.kind === 'set' && isSame(now, change.value))
      ) {
        reject(say('changedMeanwhile'));
        return { result: 'conflict', theirs: scalar(now) };
      }
      const after = changeSource(file, before, change);
      const sources = withLinks(file, before, after);
      const [fault] = faultsOf(sources);
      if (fault) {
        const isHere = fault.file === file && overlaps(fault.path, path);
        const name = nameInSource(fault.file, peek(fault.file), fault.path);
        const message = isHere
          ? fault.message
          : say('breaksOther', { name, message: fault.message });
        reject(message);
        return { result: 'invalid', message };
      }
      refused.remove(file, path);
      const files = Object.entries(sources).map(([one, source]) => ({
        file: one,
        before: peek(one),
        after: source,
      }));
      if (after !== before) write(files, group);
      await Promise.all(files.map((one) => publishedOf(one.file)));
      return { result: 'saved' };
    },
    /** Whether a file still says what was written here last. */
    isOwn: (file: string): boolean => written.has(file) && written.get(file) === peek(file),
    undo: steps.undo,
    redo: steps.redo,
    /** Writes whole files, for drafts and for going back, unless they would break the site. */
    writeFiles: async (files: { file: string; source: string | undefined }[]): Promise<void> => {
      const [fault] = faultsOf(
        Object.fromEntries(files.map(({ file, source }) => [file, source ?? null])),
      );
      if (fault) refuse(fault, files.find(({ file }) => file === fault.file)?.source);
      await Promise.all(files.map(({ file }) => publishedOf(file)));
      write(files.map(({ file, source }) => ({ file, before: peek(file), after: source })));
    },
    /** Restores the published value of one place, unless that would break something newer. */
    revert: async (file: string, path: Path): Promise<void> => {
      if (!schemaOf(file)) throw new Error(`${file} is not a content file.`);
      const origin = await publishedOf(file);
      const before = peek(file);
      const restored = (): string | undefined => {
        if (path.length === 0 || before === undefined || origin === undefined) return origin;
        const source = takeValue(file, before, origin, path);
        // Once nothing differs in meaning, nothing differs in layout either.
        return isDeepStrictEqual(dataOf(file, source), dataOf(file, origin)) ? origin : source;
      };
      const after = restored();
      const [fault] = faultsOf({ [file]: after ?? null });
      if (fault) refuse(fault);
      refused.remove(file, path);
      write([{ file, before, after }]);
    },
  };
}
export type Store = Awaited<ReturnType<typeof openStore>>;
