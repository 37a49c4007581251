// @vitest-environment node
import { type ConfigData, HtmlValidate } from 'html-validate';
import { expect, test } from 'vitest';
import { allPaths, htmlOf } from '../support/built-pages.ts';

const CONFIG: ConfigData = {
  root: true,
  extends: ['html-validate:recommended'],
  rules: {
    'heading-level': 'error',
    'no-missing-references': 'error',
    // How React writes: HTML knows no letter case in names of attributes, and an attribute is true by being there.
    'attr-case': 'off',
    'attribute-boolean-style': 'off',
    'attribute-empty-style': 'off',
    'void-style': 'off',
    // Tables whose rows stack on phones say explicitly what they are; see site/parts/sections/DataTable.tsx.
    'no-redundant-role': 'off',
    // A list of suggestions under a field is no select: one may also type what is not in it.
    'prefer-native-element': ['error', { exclude: ['listbox'] }],
    // The form of the checklist sends nothing: it only clears the ticks.
    'wcag/h32': 'off',
    // Several boxes with one name are one answer.
    'form-dup-name': ['error', { shared: ['checkbox', 'radio'] }],
    // HTML takes any id without white space; ours may begin with a date.
    'valid-id': ['error', { relaxed: true }],
  },
};

const checker = new HtmlValidate(CONFIG);

test.each(allPaths)('the HTML of %s has no error', async (path) => {
  const { results } = await checker.validateString(htmlOf(path), path);
  const faults = results
    .flatMap(({ messages }) => messages)
    .map(({ ruleId, message, line, column, selector }) => `${line}:${column} ${selector} – ${message} (${ruleId})`);
  expect(faults).toEqual([]);
});
