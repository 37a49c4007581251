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
      const [step] = files;
      const [start] = last?.files ?? [];
      // What another program wrote in between belongs to neither step.
      const goesOn = start?.file === step?.file && start?.after === step?.before;
      if (group && last?.group === group && step && start && goesOn) last.files = [{ ...step, before: start.before }];
      else done.push({ group, files });
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
