import { expect, it } from 'vitest';
import { checkBuildSettings, readBuildSettings, readFormSettings } from './settings.ts';

it('the settings of a build are none until they are set, then the address of the site and the day', () => {
  expect(readBuildSettings({ SITE_ORIGIN: '', BUILD_DATE: '' })).toEqual({});
  expect(readBuildSettings({ SITE_ORIGIN: 'https://www.dhr.example/', BUILD_DATE: '2027-01-01' })).toEqual({
    SITE_ORIGIN: 'https://www.dhr.example',
    BUILD_DATE: new Date('2027-01-01'),
  });
});

it('the settings of the form send to our own origin until they are set', () => {
  expect(readFormSettings({ ENQUIRY_ENDPOINT: '' })).toMatchObject({
    endpoint: '',
    blockHeadless: false,
    limitRate: 0,
  });
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

it('wrong settings stop the build with one sentence for every fault', () => {
  const form = { ENQUIRY_ENDPOINT: 'mail.example', ENQUIRY_BLOCK_LIST: 'all', ENQUIRY_LIMIT_RATE: 'often' };
  expect(() => checkBuildSettings({ SITE_ORIGIN: 'www.dhr.example', BUILD_DATE: 'soon', ...form })).toThrow(
    [
      'SITE_ORIGIN must be an address such as https://www.dhr.example.',
      'BUILD_DATE must be a day such as 2026-11-13.',
      'ENQUIRY_ENDPOINT must be an address such as https://api.emailjs.com.',
      'ENQUIRY_BLOCK_LIST must be e-mail addresses separated by commas.',
      'ENQUIRY_LIMIT_RATE must be a number of milliseconds.',
    ].join('\n'),
  );
});
