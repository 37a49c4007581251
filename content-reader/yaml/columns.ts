interface Level {
  /** Where its lines begin. */
  column: number;
  kind: 'fields' | 'list';
  /** Where the lines around it begin. */
  parent: number;
  /** The line that opened it, as long as there is no second one. */
  only: number | undefined;
}

export interface WrongColumn {
  line: number;
  from: number;
  to: number;
}

/** Content is indented in steps of two. */
const STEP = 2;
const isHouseStyle = (level: Level): boolean => level.column - level.parent === STEP;

/** Follows the lines of a YAML file and says which of them begin in the wrong column. */
export const followColumns = () => {
  const levels: Level[] = [{ column: 0, kind: 'fields', parent: -STEP, only: undefined }];
  const top = (): Level => levels[levels.length - 1] ?? { column: 0, kind: 'fields', parent: 0, only: undefined };
  const open = (column: number, kind: Level['kind'], line: number | undefined) =>
    levels.push({ column, kind, parent: top().column, only: line });

  /** The level that a line belongs to: the one of its column, or else the next deeper one. */
  const levelFor = (column: number, kind: Level['kind']): Level => {
    const fitting = levels.filter((level) => level.kind === kind);
    const exact = fitting.findLast((level) => level.column === column);
    return exact ?? fitting.find((level) => level.column > column) ?? fitting.at(-1) ?? top();
  };

  return {
    /** `mayGoDeeper`: the line before ended with a colon. */
    next: (line: number, column: number, isItem: boolean, mayGoDeeper: boolean): WrongColumn | undefined => {
      const kind = isItem ? 'list' : 'fields';
      const startsList = isItem && column === top().column && top().kind === 'fields';
      if (mayGoDeeper && (column > top().column || startsList)) {
        open(column, kind, line);
        return undefined;
      }
      const level = column > top().column ? top() : levelFor(column, kind);
      levels.length = levels.indexOf(level) + 1;
      const first = level.only;
      level.only = undefined;
      if (level.column === column) return undefined;
      const firstIsWrong = first !== undefined && !isHouseStyle(level) && column - level.parent === STEP;
      if (!firstIsWrong) return { line, from: column, to: level.column };
      const wrong = { line: first, from: level.column, to: column };
      level.column = column;
      return wrong;
    },
    /** The fields of a list entry begin after its dash. */
    enter: (column: number) => open(column, 'fields', undefined),
  };
};
