import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { copyRepository } from './copy.ts';

/** What CONTRIBUTING.md says about a new solution. */
it('a solution is its file and the number of them', () => {
  const copy = copyRepository();
  const learning = readFileSync('content/solutions/learning.yaml', 'utf8');
  copy.add(
    'content/solutions/opinions.yaml',
    learning
      .replace(/^label: .*/m, 'label: Opinions')
      .replace(/^order: .*/m, 'order: 98')
      .replace(/^lifeOrder: .*/m, 'lifeOrder: 98')
      .replace(
        /^seo:\n {2}title: .*\n {2}description: .*/m,
        `seo:\n  title: Opinions of employees\n  description: ${'What employees think, asked often and answered soon. '.repeat(2)}`,
      ),
  );
  expect(() => copy.run('node', 'commands/check-content.ts')).toThrow('solutionModules says');
  const [, count = ''] = /solutionModules: \{ shown: '(\d+)'/.exec(readFileSync('content/claims.yaml', 'utf8')) ?? [];
  copy.run(
    'sed',
    '-i',
    `s/solutionModules: { shown: '${count}'/solutionModules: { shown: '${Number(count) + 1}'/`,
    'content/claims.yaml',
  );
  expect(copy.changed()).toEqual(['content/claims.yaml', 'content/solutions/opinions.yaml']);
  copy.run('node', 'commands/check-content.ts');
  copy.run('vitest', 'run', 'site/frame', 'site/home', 'site/seo');
}, 300_000);
