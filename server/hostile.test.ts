import { globSync, readFileSync } from 'node:fs';
import ts from 'typescript';
import { expect, it } from 'vitest';
import { excess, STRANGERS_INPUT } from '../tests/support/hostile.ts';
import { fc } from '../tests/support/property.ts';

/** What no stranger may do: make a text cost more than its length. The only test that looks at the clock, at a ratio. */

const LETTERS = [
  ...' \t\naA1.-@/\\<>[](){}"\',;:=%+#*?…é\u200b\u0301',
  '\r\n',
  '=?',
  '%0a',
  '::',
  'ff:',
  '10.',
  'bytes=',
];

it.each(Object.entries(STRANGERS_INPUT))('%s is read in a time that grows with its length', (_, parse) => {
  const some = (minLength: number) =>
    fc.array(fc.constantFrom(...LETTERS), { minLength, maxLength: 3 }).map((letters) => letters.join(''));
  for (const letter of LETTERS) expect(excess(parse, '', letter, 'x')).toBeUndefined();
  fc.assert(
    fc.property(some(0), some(1), some(0), (before, pump, after) => {
      expect(excess(parse, before, pump, after)).toBeUndefined();
    }),
    { numRuns: 30 },
  );
});

/** These see no more than the digits of a number. */
const BOUNDED = ['common/wording.ts: /\\B(?=(\\d{3})+$)/g'];

/** Every expression that is written out in the rooms that strangers reach. */
const expressions = globSync('{common,server,enquiries,desk/{api,staff,contract}}/**/*.ts')
  .filter((file) => !file.endsWith('.test.ts'))
  .flatMap((file) => {
    const found: [place: string, expression: RegExp][] = [];
    const source = ts.createSourceFile(file, readFileSync(file, 'utf8'), ts.ScriptTarget.Latest);
    const visit = (node: ts.Node): void => {
      if (ts.isRegularExpressionLiteral(node)) {
        const [, pattern = '', flags = ''] = /^\/(.*)\/(\w*)$/s.exec(node.text) ?? [];
        found.push([`${file}: ${node.text}`, new RegExp(pattern, flags)]);
      }
      ts.forEachChild(node, visit);
    };
    visit(source);
    return found;
  });

it('every regular expression in the rooms that strangers reach is linear', () => {
  expect(expressions.length).toBeGreaterThan(40);
  for (const [place, expression] of expressions.filter(([one]) => !BOUNDED.includes(one))) {
    const [, start = ''] = /^\^?([\w=:;,%@/ -]*)/.exec(expression.source) ?? [];
    const own = [...new Set(expression.source.replace(/\\./g, ''))].filter((letter) => /[\w=:;,%@/ -]/.test(letter));
    const pumps = [
      ...LETTERS,
      ...own,
      ...own.slice(0, 6).flatMap((one) => own.slice(0, 6).map((other) => one + other)),
    ];
    const search = (text: string) => text.replace(expression, '');
    for (const before of new Set(['', start]))
      for (const pump of pumps) expect(excess(search, before, pump, '\0'), place).toBeUndefined();
  }
});
