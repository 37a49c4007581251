import { describe, expect, it } from 'vitest';
import { buildSettingsTable, readBuildSettings } from './page-settings.ts';

describe('the settings of a build', () => {
  it('are none until somebody sets them', () => {
    expect(readBuildSettings({ SITE_ORIGIN: '', BUILD_DATE: '' })).toEqual({});
  });

  it('are the address of the site and the day of the build', () => {
    expect(readBuildSettings({ SITE_ORIGIN: 'https://www.dhr.example/', BUILD_DATE: '2027-01-01' })).toEqual({
      SITE_ORIGIN: 'https://www.dhr.example',
      BUILD_DATE: new Date('2027-01-01'),
    });
  });

  it('stop the build with one sentence for every fault', () => {
    expect(() => readBuildSettings({ SITE_ORIGIN: 'www.dhr.example', BUILD_DATE: 'soon' })).toThrow(
      'SITE_ORIGIN must be an address such as https://www.dhr.example.\nBUILD_DATE must be a day such as 2026-11-13.',
    );
  });

  it('are described for the documents', () => {
    for (const { name, meaning } of buildSettingsTable) expect(meaning, name).toMatch(/\.$/);
  });
});
