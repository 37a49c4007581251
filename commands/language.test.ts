import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import ts from 'typescript';
import { describe, expect, it } from 'vitest';

/** The page of style in CONTRIBUTING.md, as far as a program can hold it. Biome holds the rest. */
const CODE = /\.(tsx?|astro|mjs|css)$/;
/** Each icon is a constant that holds its path, named as pages ask for it. */
const NAMED_BY_THEIR_USE = 'ui/icons.ts';
const TEST = /^tests\/|\.(test|spec)\./;
const MAX_COLUMNS = 100;
/** The path of an icon or a figure, which nobody reads. */
const DRAWING = /(?:[a-z]?[\s,-]*[\d.]+){20}/i;
const files = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard'], { encoding: 'utf8' })
  .split('\n')
  .filter((file) => CODE.test(file) && !TEST.test(file))
  .flatMap((file) => {
    try {
      return [{ file, text: readFileSync(file, 'utf8') }];
    } catch {
      return []; // deleted, and not yet committed
    }
  });
const sources = files
  .filter(({ file }) => /\.tsx?$/.test(file))
  .map(({ file, text }) => ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true));

function placeOf(node: ts.Node): string {
  const source = node.getSourceFile();
  return `${source.fileName}:${source.getLineAndCharacterOfPosition(node.getStart()).line + 1}`;
}

/** The value itself, without `as const`, `satisfies` and brackets. */
function bare(node: ts.Expression): ts.Expression {
  const inner =
    ts.isAsExpression(node) || ts.isSatisfiesExpression(node) || ts.isParenthesizedExpression(node)
      ? node.expression
      : undefined;
  return inner ? bare(inner) : node;
}

/** Constants at the top of a file that have one name. */
const constants = sources.flatMap((source) =>
  source.statements
    .filter(ts.isVariableStatement)
    .filter(({ declarationList }) => declarationList.flags & ts.NodeFlags.Const)
    .flatMap(({ declarationList }) =>
      declarationList.declarations.flatMap(({ name, initializer }) =>
        ts.isIdentifier(name) && initializer ? [{ name, value: bare(initializer) }] : [],
      ),
    ),
);

function findAll<Found extends ts.Node>(isWanted: (node: ts.Node) => node is Found): Found[] {
  const found: Found[] = [];
  const visit = (node: ts.Node): void => {
    if (isWanted(node)) found.push(node);
    ts.forEachChild(node, visit);
  };
  sources.forEach(visit);
  return found;
}

/** Numbers, texts, patterns and sums of them: nothing that is worked out when the program starts. */
function neverChanges(value: ts.Expression): boolean {
  if (ts.isBinaryExpression(value)) return neverChanges(bare(value.left)) && neverChanges(bare(value.right));
  return (
    ts.isNumericLiteral(value) ||
    ts.isStringLiteral(value) ||
    ts.isNoSubstitutionTemplateLiteral(value) ||
    ts.isRegularExpressionLiteral(value)
  );
}

/** All places in one message, because a list would be cut. */
function expectNone(places: readonly string[]): void {
  expect(places.join('\n')).toBe('');
}

describe('code reads in one way', () => {
  it('names functions at the top of a file by declaring them', () => {
    const others = constants.filter(({ value }) => ts.isArrowFunction(value) || ts.isFunctionExpression(value));
    expectNone(others.map(({ name }) => `${placeOf(name)}: function ${name.text}() { … }`));
  });

  it('writes values that never change in capitals', () => {
    const others = constants
      .filter(({ name, value }) => neverChanges(value) && !/^[A-Z][A-Z\d_]*$/.test(name.text))
      .filter(({ name }) => name.getSourceFile().fileName !== NAMED_BY_THEIR_USE);
    expectNone(others.map(({ name }) => `${placeOf(name)}: ${name.text}`));
  });

  it('says the unit of a time or a size', () => {
    const measured = /(^|_)(PAUSE|WAIT|TIMEOUT|DELAY|INTERVAL|LEASE|GRACE|AGE|LIFETIME)$/;
    const others = constants.filter(({ name, value }) => measured.test(name.text) && neverChanges(value));
    expectNone(others.map(({ name }) => `${placeOf(name)}: ${name.text}`));
  });

  it('calls limits max and min', () => {
    const names = findAll(ts.isIdentifier).filter(({ text }) => /^(most|least|fewest|longest|usually)[A-Z]/.test(text));
    expectNone(names.map((name) => `${placeOf(name)}: ${name.text}`));
  });

  it('calls what a handler is given its context', () => {
    const short = findAll(ts.isParameter).filter(({ name }) => /^(c|ctx)$/.test(name.getText()));
    expectNone(short.map(placeOf));
  });

  it('brings what strangers send to a normal form in one place, which bounds it', () => {
    const found = findAll(ts.isCallExpression)
      .filter(({ expression }) => /\.normalize$/.test(expression.getText()))
      .filter((call) => /^(enquiries|server|desk)\//.test(call.getSourceFile().fileName));
    expectNone(found.map((call) => `${placeOf(call)}: use normalForm of common/text.ts`));
  });

  it('says in a doc comment what the thing is', () => {
    const found = files.flatMap(({ file, text }) =>
      text.split('\n').flatMap((line, at) => (/\/\*\* What /.test(line) ? [`${file}:${at + 1}`] : [])),
    );
    expectNone(found);
  });

  it(`keeps lines within ${MAX_COLUMNS} columns, but one in a hundred`, () => {
    const lines = files.flatMap(({ file, text }) =>
      text.split('\n').map((line, at) => ({ line, at: `${file}:${at + 1}` })),
    );
    const long = lines.filter(({ line }) => line.length > MAX_COLUMNS);
    const unreadable = long.filter(({ line }) => line.length > 2 * MAX_COLUMNS && !DRAWING.test(line));
    expectNone(unreadable.map(({ at }) => at));
    expect(long.length).toBeLessThan(lines.length / 100);
  });
});
