/** One step's effect on a file; undefined means that there is no file. */
export interface FileStep {
  file: string;
  before: string | undefined;
  after: string | undefined;
}
interface Step {
  group?: string | undefined;
  files: FileStep[];
}

function reversed({ files }: Step): Step {
  return {
    files: files.map(({ file, before, after }) => ({ file, before: after, after: before })),
  };
}

/** Undo and redo: each takes the last step of the one list, and its reverse goes to the other. */
export function rememberSteps(apply: (files: FileStep[]) => boolean) {
  const done: Step[] = [];
  const undone: Step[] = [];
  /** A step whose files have changed since is dropped: it must not block earlier ones. */
  const reverse = (from: Step[], to: Step[]) => (): boolean => {
    const last = from.pop();
    const step = last && reversed(last);
    if (!step || !apply(step.files)) return false;
    to.push(step);
    return true;
  };
  return {
    /** Keystrokes in one field are merged into one step. */
    add: (files: FileStep[], group?: string) => {
      undone.length = 0;
      const last = done.at(-1);
      const known = new Map(last?.files.map((step) => [step.file, step]));
      // What another program wrote in between belongs to neither step.
      const goesOn = files.every(
        ({ file, before }) => (known.get(file)?.after ?? before) === before,
      );
      if (!group || last?.group !== group || !goesOn) return void done.push({ group, files });
      for (const step of files)
        known.set(step.file, { ...step, before: (known.get(step.file) ?? step).before });
      last.files = [...known.values()];
    },
    canUndo: () => done.length > 0,
    canRedo: () => undone.length > 0,
    undo: reverse(done, undone),
    redo: reverse(undone, done),
  };
}
