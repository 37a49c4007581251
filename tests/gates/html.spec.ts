import { execFile } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { expect, test } from '@playwright/test';
import { type ConfigData, HtmlValidate } from 'html-validate';
import { allPaths, manifest, PUBLIC_DIR } from '../../testing/browser/pages.ts';
import { serverPages } from '../../testing/browser/server-pages.ts';

const fileOf = (path: string): string => join(PUBLIC_DIR, manifest.pages[path]?.file ?? '');

const CONFIG: ConfigData = {
  root: true,
  extends: ['html-validate:recommended'],
  rules: {
    // How React writes: HTML knows no letter case in names of attributes, and an attribute is true by being there.
    'attr-case': 'off',
    'attribute-boolean-style': 'off',
    'attribute-empty-style': 'off',
    'void-style': 'off',
    // Tables whose rows stack on phones say explicitly what they are; see site/components/DataTable.
    'no-redundant-role': 'off',
    // A list of suggestions under a field is no select: one may also type what is not in it.
    'prefer-native-element': ['error', { exclude: ['listbox'] }],
    // Several boxes with one name are one answer.
    'form-dup-name': ['error', { shared: ['checkbox', 'radio'] }],
    // HTML takes any id without white space; ours may begin with a date.
    'valid-id': ['error', { relaxed: true }],
  },
};

test('html-validate finds no error on any page', async ({ request }) => {
  const checker = new HtmlValidate(CONFIG);
  const built = allPaths.map((path) => ({ path, html: readFileSync(fileOf(path), 'utf8') }));
  const written = (await serverPages(request)).map(({ name, html }) => ({ path: name, html }));
  for (const { path, html } of [...built, ...written]) {
    const { results } = await checker.validateString(html, path);
    const faults = results
      .flatMap(({ messages }) => messages)
      .map(({ ruleId, message, line, column, selector }) => `${line}:${column} ${selector} – ${message} (${ruleId})`);
    expect.soft(faults, path).toEqual([]);
  }
});

interface Message {
  type: 'error' | 'info' | 'non-document-error';
  url: string;
  lastLine: number;
  lastColumn: number;
  message: string;
  extract: string;
}

const JAR = 'node_modules/vnu-jar/build/dist/vnu.jar';
const NOT_COUNTED = [
  // The checker knows no CSS of the last years, such as corner-shape and position-area. Vite's CSS parser reads ours.
  /^CSS: /,
  // The design asks for explicit roles where the rows of a table stack on phones.
  /^The “role” attribute must not be used on a “(td|th|tr)” element which has a “table” ancestor/,
];

const java = (args: string[]): Promise<string> =>
  new Promise((done, fail) => {
    execFile('java', args, { maxBuffer: 64 * 1024 * 1024 }, (error, _output, report) => {
      // The checker ends with 1 when it has found something; its report says what.
      if (error && !report) fail(error);
      else done(report);
    });
  });

test('the Nu checker finds no error on any page', async ({ request }, info) => {
  test.setTimeout(300_000);
  const hasJava = await java(['-version']).then(
    () => true,
    () => false,
  );
  test.skip(
    !hasJava && process.env['CI'] === undefined,
    'The Nu checker needs Java, which this machine does not have (Debian: apt-get install default-jre-headless).',
  );
  expect(hasJava, 'Java is needed here: apt-get install default-jre-headless').toBe(true);

  const written = (await serverPages(request)).map(({ name, html }) => {
    const file = info.outputPath(`${name}.html`);
    writeFileSync(file, html);
    return file;
  });
  const files = [...allPaths.map(fileOf), ...written];
  const report = await java(['-Xmx1g', '-jar', JAR, '--format', 'json', ...files]);
  const { messages }: { messages: Message[] } = JSON.parse(report);
  const faults = messages
    .filter(({ type }) => type !== 'info')
    .filter(({ message }) => !NOT_COUNTED.some((pattern) => pattern.test(message)))
    .map(({ url, lastLine, lastColumn, message, extract }) => {
      const file = url.includes('/public/') ? url.split('/public/')[1] : basename(url);
      return `${file}:${lastLine}:${lastColumn} ${message} – ${extract}`;
    });
  expect(faults).toEqual([]);
});
