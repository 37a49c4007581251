import { followColumns, type WrongColumn } from './columns.ts';
import { repairNameless } from './nameless-line.ts';
import { BLOCK, faultOfValue, isNothing } from './value-fault.ts';

export interface LineProblem {
  /** Counted from one. */
  line: number;
  column: number;
  field: string;
  message: string;
}

const KEY = /^([\w$.-]+|"[^"]*"|'[^']*')[ ]*:(?:[ \t]+(.*))?$/;
const indentOf = (text: string): number => text.length - text.trimStart().length;
const nameOf = (key: string | undefined): string => key?.replace(/^["']|["']$/g, '') ?? 'this line';

const partsOf = (text: string) => {
  const column = indentOf(text);
  const dash = /^(?:- +)*/.exec(text.slice(column))?.[0] ?? '';
  const rest = text.slice(column + dash.length);
  const [, key, value = ''] = KEY.exec(rest) ?? [];
  return { column, dash, rest, key, value, isItem: dash !== '' || /^-(?:$|[^\s-])/.test(rest) };
};

const spaces = (count: number): string => (count === 1 ? 'one space' : `${count} spaces`);
const columnRemedy = ({ from, to }: WrongColumn): string =>
  from > to
    ? `begins too far to the right: take ${spaces(from - to)} away before it`
    : `begins too far to the left: put ${spaces(to - from)} more before it`;

/** Nobody can know how many spaces a tab stands for, so that these come first and alone. */
const tabbedLines = (yaml: string): LineProblem[] =>
  yaml.split('\n').flatMap((line, i) => {
    if (!/^ *\t\s*\S/.test(line)) return [];
    const message = 'is indented with a tab: use two spaces instead of each tab';
    return [{ line: i + 1, column: 1, field: nameOf(partsOf(line).key), message }];
  });

/**
 * A parser of YAML says of a forgotten quote only where it gave up, which may be pages further down. This goes through
 * a broken file line by line, names each line that an editor must correct, and repairs it, so that the rest of the file
 * can be checked as well.
 */
export const repairLines = (yaml: string): { problems: LineProblem[]; repaired?: string } => {
  const tabs = tabbedLines(yaml);
  if (tabs.length > 0) return { problems: tabs };
  const problems: LineProblem[] = [];
  const columns = followColumns();
  let mayGoDeeper = true;
  /** Below a "|", everything to the right of this column is text. */
  let textRightOf: number | undefined;
  const lines = yaml.split('\n');

  const mendLine = (full: string, index: number): string => {
    const report = (column: number, field: string, message: string) =>
      problems.push({ line: index + 1, column: column + 1, field, message });
    const { column, dash, rest, key, value, isItem } = partsOf(full);
    if (textRightOf !== undefined && column > textRightOf) return full;
    textRightOf = undefined;

    const wrong = columns.next(index, column, isItem, mayGoDeeper);
    const start = wrong?.line === index ? wrong.to : column;
    if (wrong) {
      const moved = partsOf(lines[wrong.line] ?? '');
      const field = nameOf(moved.key);
      problems.push({ line: wrong.line + 1, column: wrong.from + 1, field, message: columnRemedy(wrong) });
      lines[wrong.line] = ' '.repeat(wrong.to) + (lines[wrong.line] ?? '').trimStart();
    }
    const before = ' '.repeat(start) + dash;
    if (dash !== '' && key !== undefined) columns.enter(before.length);
    mayGoDeeper = rest === '-' || (key !== undefined && isNothing(value));
    if (BLOCK.test(value) || (isItem && BLOCK.test(rest))) textRightOf = key === undefined ? start : before.length;

    if (key === undefined && dash === '' && rest !== '-') {
      const { field, message, repaired, opensText } = repairNameless(rest);
      report(start, field, message);
      if (opensText) textRightOf = before.length;
      return before + repaired;
    }
    const fault = faultOfValue(key === undefined ? rest : value);
    if (!fault) return before + rest;
    report(before.length, key === undefined ? 'this entry' : nameOf(key), fault.message);
    return key === undefined ? before + fault.repaired : `${before}${key}: ${fault.repaired}`;
  };

  for (const [index, line] of lines.entries()) {
    const bare = line.replace(/\r$/, '');
    if (!isNothing(bare)) lines[index] = mendLine(bare, index);
  }
  return { problems, repaired: lines.join('\n') };
};
