import { globSync, readFileSync } from 'node:fs';
import ts from 'typescript';
import { expect, it } from 'vitest';
import { excess, STRANGERS_INPUT } from '../tests/support/hostile.ts';

/** No stranger may make a text cost more than its length. The only test that looks at the clock, at a ratio. */

const SIGNS = [...' \t\naA1.-@/\\<>[](){}"\',;:=%+#*?…é\u200b\u0301'];
const PUMPS = [...SIGNS, '\r\n', '=?', '%0a', '::', 'ff:', '10.', 'a.', 'a@', '- ', '1,', '([', 'bytes='];

it.each(Object.entries(STRANGERS_INPUT))('%s is read in a time that grows with its length', (_, parse) => {
  for (const before of ['', 'a@', '1'])
    for (const pump of PUMPS) expect(excess(parse, before, pump, 'x')).toBeUndefined();
});

/** Sees no more than the digits of a number. */
const BOUNDED = String.raw`/\B(?=(\d{3})+$)/g`;

/** Every expression that is written out in the rooms that strangers reach. */
const expressions = globSync('{common,server,enquiries,desk/{api,staff,contract}}/**/*.ts', {
  exclude: ['**/*.test.ts'],
}).flatMap((file) => {
  const literals: string[] = [];
  const visit = (node: ts.Node): void => {
    if (ts.isRegularExpressionLiteral(node) && node.text !== BOUNDED) literals.push(node.text);
    ts.forEachChild(node, visit);
  };
  visit(ts.createSourceFile(file, readFileSync(file, 'utf8'), ts.ScriptTarget.Latest));
  return literals.map((literal) => ({ file, literal }));
});

it('every regular expression in the rooms that strangers reach is linear', () => {
  expect(expressions.length).toBeGreaterThan(40);
  for (const { file, literal } of expressions) {
    const [, pattern = '', flags = ''] = /^\/(.*)\/(\w*)$/s.exec(literal) ?? [];
    const search = (text: string) => text.replace(new RegExp(pattern, flags), '');
    const [, start = ''] = /^\^?([\w=:;,%@/ -]*)/.exec(pattern) ?? [];
    const own = [...new Set(pattern.replace(/\\./g, '').match(/[\w=:;,%@/ -]/g))];
    const pairs = own.slice(0, 6).flatMap((one) => own.slice(0, 6).map((other) => one + other));
    for (const before of new Set(['', start]))
      for (const pump of [...PUMPS, ...own, ...pairs])
        expect(excess(search, before, pump, '\0'), `${file}: ${literal}`).toBeUndefined();
  }
});
