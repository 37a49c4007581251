import { describe, expect, it } from 'vitest';
import { formSettingsTable, readFormSettings } from './form-settings.ts';

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
    const read = () =>
      readFormSettings({ ENQUIRY_ENDPOINT: 'mail.example', ENQUIRY_BLOCK_LIST: 'all', ENQUIRY_LIMIT_RATE: 'often' });
    expect(read).toThrow(
      [
        'ENQUIRY_ENDPOINT must be an address such as https://api.emailjs.com.',
        'ENQUIRY_BLOCK_LIST must be e-mail addresses separated by commas.',
        'ENQUIRY_LIMIT_RATE must be a number of milliseconds.',
      ].join('\n'),
    );
  });

  it('are described for the documents', () => {
    expect(formSettingsTable).toHaveLength(7);
    expect(formSettingsTable.find(({ name }) => name === 'ENQUIRY_SERVICE_ID')).toMatchObject({ default: 'dhr' });
  });
});
