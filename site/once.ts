import { content } from './content.ts';

/** Works something out once for all pages of a build; while somebody edits, again for each reading of the content. */
export const once = <Result>(work: () => Result): (() => Result) => {
  let from: ReturnType<typeof content> | undefined;
  let kept: { result: Result } | undefined;
  return () => {
    const now = content();
    if (!kept || from !== now) kept = { result: work() };
    from = now;
    return kept.result;
  };
};
