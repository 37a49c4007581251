import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { SPECIFIED, SPECIFIED_IN_THE_FORM, specifiedLines } from '../tests/support/specified-places.ts';
import { FORM_WORDS, PREFERRED_SERVICES } from '../tests/support/specified-words.ts';

describe('a word that the specification fixes', () => {
  const { lines, missing, files } = specifiedLines(process.cwd());

  it('stands where tests and editors look for it', () => {
    expect(missing).toEqual([]);
  });

  it('says so on its line, and no other word does', () => {
    const marked = files.flatMap(({ file, source }) =>
      source.split('\n').flatMap((line, i) => {
        const [mark] = SPECIFIED.exec(line) ?? [];
        return mark ? [`${file}:${i + 1} ${mark}`] : [];
      }),
    );
    expect(marked.toSorted()).toEqual([...lines].map(([line, mark]) => `${line} ${mark}`).toSorted());
  });

  it('is named at the top of the words of the form, which take no comments', () => {
    const form: unknown = JSON.parse(readFileSync('content/enquiry-form.json', 'utf8'));
    const valueAt = (field: string): unknown =>
      field.split('.').reduce<unknown>((at, key) => Reflect.get(Object(at), key), form);
    const fixed = SPECIFIED_IN_THE_FORM.flatMap((field) => {
      const value = valueAt(field);
      return typeof value === 'string' ? [value] : Object.values(Object(value));
    });
    expect(fixed.toSorted()).toEqual([...PREFERRED_SERVICES, ...Object.values(FORM_WORDS)].toSorted());
    expect(valueAt('about')).toContain(`Fixed by the specification: ${SPECIFIED_IN_THE_FORM.join(', ')}.`);
  });
});
