/** What one step did to a file; undefined means that there is no file. */
export interface FileStep {
  file: string;
  before: string | undefined;
  after: string | undefined;
}
interface Step {
  group?: string | undefined;
  files: FileStep[];
}

/** Undo and redo. */
export const rememberSteps = () => {
  const done: Step[] = [];
  let undone: Step[] = [];
  return {
    /** Keystrokes in one field are merged into one step. */
    add: (files: FileStep[], group?: string) => {
      undone = [];
      const last = done.at(-1);
      const known = new Map(last?.files.map((step) => [step.file, step]));
      // What another program wrote in between belongs to neither step.
      const goesOn = files.every(({ file, before }) => (known.get(file)?.after ?? before) === before);
      if (!group || last?.group !== group || !goesOn) return void done.push({ group, files });
      for (const step of files) known.set(step.file, { ...step, before: (known.get(step.file) ?? step).before });
      last.files = [...known.values()];
    },
    canUndo: () => done.length > 0,
    canRedo: () => undone.length > 0,
    /** A step whose files have changed since is dropped, so that it does not block the steps before it. */
    undo: (apply: (files: FileStep[]) => boolean): boolean => {
      const step = done.pop();
      if (!step || !apply(step.files.map(({ file, before, after }) => ({ file, before: after, after: before }))))
        return false;
      undone.push(step);
      return true;
    },
    redo: (apply: (files: FileStep[]) => boolean): boolean => {
      const step = undone.pop();
      if (!step || !apply(step.files)) return false;
      done.push({ files: step.files });
      return true;
    },
  };
};
