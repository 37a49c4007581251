import { expect, test } from '@playwright/test';
import { type ConfigData, HtmlValidate } from 'html-validate';
import { allPaths, htmlOf } from '../support/browser/pages.ts';
import { serverPages } from '../support/browser/server-pages.ts';

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

test('the HTML of every page has no error', async ({ request }) => {
  const checker = new HtmlValidate(CONFIG);
  const built = allPaths.map((path) => ({ path, html: htmlOf(path) }));
  const written = (await serverPages(request)).map(({ name, html }) => ({ path: name, html }));
  for (const { path, html } of [...built, ...written]) {
    const { results } = await checker.validateString(html, path);
    const faults = results
      .flatMap(({ messages }) => messages)
      .map(({ ruleId, message, line, column, selector }) => `${line}:${column} ${selector} – ${message} (${ruleId})`);
    expect.soft(faults, path).toEqual([]);
  }
});
