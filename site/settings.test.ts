import { afterEach, describe, expect, it, vi } from 'vitest';
import { isoDay, longDay } from '../common/day.ts';
import {
  buildSettingsTable,
  checkBuildSettings,
  formSettingsTable,
  readBuildSettings,
  readFormSettings,
  today,
} from './settings.ts';

describe('the settings of a build', () => {
  it('are none until they are set', () => {
    expect(readBuildSettings({ SITE_ORIGIN: '', BUILD_DATE: '' })).toEqual({});
  });

  it('are the address of the site and the day of the build', () => {
    expect(readBuildSettings({ SITE_ORIGIN: 'https://www.dhr.example/', BUILD_DATE: '2027-01-01' })).toEqual({
      SITE_ORIGIN: 'https://www.dhr.example',
      BUILD_DATE: new Date('2027-01-01'),
    });
  });

  it('stop the build with one sentence for every fault', () => {
    const wrong = { SITE_ORIGIN: 'www.dhr.example', BUILD_DATE: 'soon', ENQUIRY_BLOCK_HEADLESS: 'maybe' };
    expect(() => checkBuildSettings(wrong)).toThrow(
      'SITE_ORIGIN must be an address such as https://www.dhr.example.\nBUILD_DATE must be a day such as 2026-11-13.\nENQUIRY_BLOCK_HEADLESS must be true or false.',
    );
  });
});

describe('the settings of the form', () => {
  it('send to our own origin, with nothing switched on', () => {
    expect(readFormSettings({ ENQUIRY_ENDPOINT: '' })).toEqual({
      endpoint: '',
      serviceId: 'dhr',
      templateId: 'enquiry',
      publicKey: 'public',
      blockHeadless: false,
      blockList: [],
      limitRate: 0,
    });
  });

  it('are read from the environment', () => {
    const settings = readFormSettings({
      ENQUIRY_ENDPOINT: 'https://mail.example/relay/',
      ENQUIRY_BLOCK_HEADLESS: 'true',
      ENQUIRY_BLOCK_LIST: 'a@b.example, c@d.example',
      ENQUIRY_LIMIT_RATE: '10000',
    });
    expect(settings).toMatchObject({
      endpoint: 'https://mail.example/relay',
      blockHeadless: true,
      blockList: ['a@b.example', 'c@d.example'],
      limitRate: 10_000,
    });
  });

  it('stop the build with one sentence for every fault', () => {
    const faults = { ENQUIRY_ENDPOINT: 'mail.example', ENQUIRY_BLOCK_LIST: 'all', ENQUIRY_LIMIT_RATE: 'often' };
    expect(() => readFormSettings(faults)).toThrow(
      [
        'ENQUIRY_ENDPOINT must be an address such as https://api.emailjs.com.',
        'ENQUIRY_BLOCK_LIST must be e-mail addresses separated by commas.',
        'ENQUIRY_LIMIT_RATE must be a number of milliseconds.',
      ].join('\n'),
    );
  });
});

it('every setting is described for the documents', () => {
  for (const { name, meaning } of [...buildSettingsTable, ...formSettingsTable]) expect(meaning, name).toMatch(/\.$/);
});

describe('days', () => {
  afterEach(() => void vi.unstubAllEnvs());

  it('are the same everywhere on earth', () => {
    expect(longDay(new Date('2026-11-13'))).toBe('13 November 2026');
    expect(isoDay(new Date('2026-11-13T23:59:59Z'))).toBe('2026-11-13');
  });

  it.each([
    ['2027-01-01', '2027-01-01'],
    ['', '2028-02-29'],
  ])('go by BUILD_DATE=%s and else by the clock', (setting, day) => {
    vi.useFakeTimers({ now: new Date('2028-02-29') });
    vi.stubEnv('BUILD_DATE', setting);
    expect(isoDay(today())).toBe(day);
    vi.useRealTimers();
  });
});
