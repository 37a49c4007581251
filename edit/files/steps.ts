/** What one step did to a file; undefined where there was or is no file. */
export interface FileStep {
  file: string;
  before: string | undefined;
  after: string | undefined;
}
interface Step {
  group?: string | undefined;
  files: FileStep[];
}

/** The steps of a visit, to be undone and done again. */
export const rememberSteps = () => {
  const done: Step[] = [];
  let undone: Step[] = [];
  return {
    /** Letters of one word, typed one after the other, are one step. */
    add: (files: FileStep[], group?: string) => {
      undone = [];
      const last = done.at(-1);
      const [step] = files;
      if (group && last?.group === group && files.length === 1 && step && last.files[0]?.file === step.file)
        last.files = [{ ...step, before: last.files[0].before }];
      else done.push({ group, files });
    },
    canUndo: () => done.length > 0,
    canRedo: () => undone.length > 0,
    undo: (apply: (files: FileStep[]) => boolean): boolean => {
      const step = done.at(-1);
      if (!step || !apply(step.files.map(({ file, before, after }) => ({ file, before: after, after: before }))))
        return false;
      done.pop();
      undone.push(step);
      return true;
    },
    redo: (apply: (files: FileStep[]) => boolean): boolean => {
      const step = undone.at(-1);
      if (!step || !apply(step.files)) return false;
      undone.pop();
      done.push({ files: step.files });
      return true;
    },
  };
};
