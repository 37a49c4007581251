/** Something in content/ that an editor must correct. */
export interface ContentProblem extends Place {
  /** Path from the root of the repository, for example content/site.yaml */
  file: string;
  /** The field, for example sections.2.heading */
  field: string;
  /** What is wrong and what to do about it; begins in small letters and has no full stop, as it follows the field. */
  message: string;
  /** true for words of a template: they may be kept for now, but not published. */
  isUnwritten?: boolean;
}

/** A place in a file, counted from one, as editors count. */
export interface Place {
  line: number;
  column: number;
}

export const sentenceOf = ({ field, message }: ContentProblem): string =>
  `${field} ${message}${message.endsWith('?') ? '' : '.'}`;

/** One sentence per problem: file, line, field, remedy. */
export const describeProblems = (problems: readonly ContentProblem[]): string =>
  problems.map((problem) => `${problem.file}:${problem.line} – ${sentenceOf(problem)}`).join('\n');

export const placeIn = (text: string, offset: number): Place => {
  const before = text.slice(0, offset);
  return { line: before.split('\n').length, column: offset - before.lastIndexOf('\n') };
};
