import { expect, it } from 'vitest';
import { withPart } from './report.ts';

const document = '# Title\n<!-- bench:x: written by npm run bench:x -->\nold\n<!-- /bench:x -->\nWords after.\n';

it('replaces what the command wrote before and nothing else', () => {
  const once = withPart(document, 'bench:x', 'new\n');
  expect(once).toBe(document.replace('old', 'new'));
  expect(withPart(once, 'bench:x', 'new')).toBe(once);
});

it('says what is missing in a document without a place for it', () => {
  expect(() => withPart('# Title\n', 'bench:x', 'new')).toThrow('write "<!-- bench:x:');
});
