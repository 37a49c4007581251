import { expect, it } from 'vitest';
import { contentFiles, describeProblems } from '../../content-reader/files.ts';
import { createCheck } from '../../site/content/check-content.ts';
import { copyFile, lifeOf, moveFile, retireFile } from './page-life.ts';
import { dataOf } from './source.ts';

const files = contentFiles(process.cwd());
const check = createCheck(process.cwd());
type Written = ReturnType<typeof copyFile>;
function faults({ files: written }: Written): string[] {
  const replaced = written.map(({ file, source }) => [file, source ?? null] as const);
  return describeProblems(check(Object.fromEntries(replaced)))
    .split('\n')
    .filter(Boolean);
}
function sourceIn({ files: written }: Written, file: string): string {
  return written.find((one) => one.file === file)?.source ?? '';
}
const PAYROLL = 'content/solutions/payroll.yaml';
const TRAINING = 'content/services/training.yaml';

it.each([
  [PAYROLL, '/solutions/our-copy'],
  [TRAINING, '/services/our-copy'],
  ['content/services/consulting.yaml', '/services/our-copy'],
  ['content/pages/trust.yaml', '/our-copy'],
  ['content/blog/SAP-Payroll-Offerings.md', '/blogs/our-copy'],
  ['content/products/dhr-easy-move.yaml', ''],
])('a copy of %s is a draft that the check takes', (file, address) => {
  const copy = copyFile(files, file, 'Our copy');
  expect(copy.address).toBe(address);
  const [{ file: target = '', source = '' } = {}] = copy.files;
  expect(dataOf(target, source)).toMatchObject({ draft: true });
  expect(faults(copy).filter((fault) => !fault.includes('href is also that of'))).toEqual([]);
});

it.each([
  [PAYROLL, 'Pay and wages', '/solutions/payroll', '/solutions/pay-and-wages'],
  [TRAINING, 'courses', '/services/training', '/services/courses'],
  ['content/pages/how-we-deliver.yaml', 'our-method', '/how-we-deliver', '/our-method'],
])('%s moves to %s with its links, and the old address leads there', (file, name, from, to) => {
  const moved = moveFile(files, file, name);
  expect(moved.address).toBe(to);
  expect(faults(moved)).toEqual([]);
  expect(dataOf('a.yaml', sourceIn(moved, 'content/routes.yaml'))['redirects']).toContainEqual({ from, to });
  const others = moved.files.filter((one) => !one.file.endsWith('routes.yaml'));
  for (const { source } of others) expect(source ?? '').not.toMatch(new RegExp(`(?<![\\w/.-])${from}(?![\\w/-])`));
});

it('takes back the redirect of an address that is used again', () => {
  const routes = dataOf('content/routes.yaml', sourceIn(moveFile(files, TRAINING, 'courses'), 'content/routes.yaml'));
  expect(routes['redirects']).toContainEqual({ from: '/training', to: '/services/courses' });
  const again = moveFile(files, 'content/pages/how-we-deliver.yaml', 'home');
  const list = dataOf('content/routes.yaml', sourceIn(again, 'content/routes.yaml'))['redirects'];
  expect(list).not.toContainEqual({ from: '/home', to: '/' });
});

it.each([
  [TRAINING, '/services/consulting', []],
  ['content/deadlines/', '', []],
  ['content/pages/careers.yaml', '/about-us', [expect.stringContaining('its page has a template that needs it')]],
])('%s leaves the site only if nothing else needs it', (start, to, found) => {
  const file = files.paths.findLast((path) => path.startsWith(start)) ?? '';
  expect(faults(retireFile(files, file, to))).toEqual(found);
});

it('leaves legal pages and parts of pages alone, and tells a name that is taken', () => {
  const kept = ['content/legal/disclaimer.md', 'content/site.yaml', 'content/areas/services.yaml'];
  expect(kept.map(lifeOf)).toEqual([undefined, undefined, undefined]);
  expect(() => moveFile(files, PAYROLL, 'Learning')).toThrow('There is already one of this name');
  expect(() => copyFile(files, PAYROLL, '???')).toThrow('This makes no address');
});
