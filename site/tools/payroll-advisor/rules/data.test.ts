import { describe, expect, it } from 'vitest';
import { fill } from '../../../../common/wording.ts';
import { advisor, advisorFile, claims, countryFile } from '../../../../tests/support/tools.ts';
import { advisorData } from './data.ts';

const germany = { code: 'DE', code3: 'DEU', name: 'Germany' };
const sources = { list: { label: 'SAP country list', href: 'https://help.example/list', shows: 'The list.' } };
const row = { route: 'ecp', covered: true, source: 'list', checkedOn: '2026-10-01' } as const;

describe('what reaches the browser', () => {
  it('are the numbers of the claims file', () => {
    expect(advisor.constants).toEqual({
      ecpMinimum: claims['ecpMinimum']?.count,
      ecpBesideMinimum: claims['ecpBesideMinimum']?.count,
      partnerCloudMaximum: claims['partnerCloudMaximum']?.count,
    });
  });
  it('is a confirmed row, with its source and date in words', () => {
    const file = { sources, countries: [{ ...germany, coverage: [{ ...row, status: 'confirmed' as const }] }] };
    const words = fill(advisorFile.coverage.ecp, { source: sources.list.label, date: '1 October 2026' });
    expect(advisorData(advisorFile, file, claims).coverage).toEqual({
      DE: { ecp: { covered: true, words } },
    });
  });
  it('is never an unconfirmed row', () => {
    const file = { sources, countries: [{ ...germany, coverage: [{ ...row, status: 'unconfirmed' as const }] }] };
    expect(advisorData(advisorFile, file, claims).coverage).toEqual({});
  });
  it('names the remedy when a figure is missing', () => {
    const { ecpMinimum: _, ...others } = claims;
    expect(() => advisorData(advisorFile, countryFile, others)).toThrow(
      /"ecpMinimum" is not in content\/claims.yaml: add/,
    );
  });
});
