import { describe, expect, it } from 'vitest';
import { fc } from '../../tests/support/property.ts';
import { readReference, referenceOf } from './reference.ts';

const ID = 'c8f0e9a1-7d42-4b3a-9f10-2a6b5c7d8e9f';

describe('the reference of an enquiry', () => {
  it('is short, can be said, and is always the same', () => {
    expect(referenceOf(ID)).toBe('S3R-EK8-BX8');
    expect(referenceOf(ID.toUpperCase())).toBe(referenceOf(ID));
  });
  it('has no sign that is taken for another', () => {
    fc.assert(
      fc.property(fc.uuid(), (id) => {
        expect(referenceOf(id)).toMatch(/^[0-9A-HJKMNP-TV-Z]{3}(-[0-9A-HJKMNP-TV-Z]{3}){2}$/);
        expect(readReference(referenceOf(id))).toBe(referenceOf(id));
      }),
    );
  });
  it('is understood as people write it', () => {
    expect(readReference(' s3r ek8 bx8')).toBe('S3R-EK8-BX8');
    expect(readReference('s3rekBbxO')).toBe('S3R-EKB-BX0');
    expect(readReference('IL1-OO0-ABC')).toBe('111-000-ABC');
  });
  it('is empty where there is no number, or no reference', () => {
    for (const text of ['', 'hello', 'c8f0e9a1']) expect(referenceOf(text)).toBe('');
    for (const text of ['', 'hello', 'UUU-UUU-UUU', 'S3R-EK8']) expect(readReference(text)).toBe('');
  });
});
