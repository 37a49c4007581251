import { execFileSync } from 'node:child_process';
import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { expect, it, onTestFinished } from 'vitest';

const [, section = ''] = readFileSync('CONTRIBUTING.md', 'utf8').split('## Rooms and arrows');
const table = [...section.matchAll(/^\| `([\w/-]+)` \|[^|]*\| ([^|]+) \|$/gm)].map(([, room = '', allowed = '']) => ({
  room,
  allowed,
}));
const rules = readFileSync('biome.json', 'utf8');

it('are the same in CONTRIBUTING and in the linter', () => {
  const held = table.filter(({ room }) => !['content', 'tests'].includes(room));
  expect(held.length).toBeGreaterThan(8);
  for (const { room, allowed } of held) expect(rules).toContain(`"${room} may import ${allowed}: see the arrows`);
});

it('have the file and the line of a forbidden import named', () => {
  const file = 'common/forbidden-arrow.ts';
  onTestFinished(() => rmSync(file));
  writeFileSync(file, "\nexport { openEnquiries } from '../enquiries/open.ts';\n");
  const biome = 'node_modules/@biomejs/biome/bin/biome';
  const lint = () =>
    execFileSync(process.execPath, [biome, 'lint', '--colors=off', file], { encoding: 'utf8', stdio: 'pipe' });
  expect(lint).toThrow(
    /common\/forbidden-arrow\.ts:2:\d+ lint\/style\/noRestrictedImports[\s\S]*common may import nothing/,
  );
});
