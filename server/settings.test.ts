import { expect, it } from 'vitest';
import { z } from 'zod';
import { readSettings } from '../common/read-settings.ts';
import { serverSettings } from './settings.ts';

function read(environment: Record<string, string>) {
  return readSettings(environment, [serverSettings]);
}

it('needs none to start; an empty one counts as not set', () => {
  const defaults = { PORT: 4321, BEHIND_TLS: false, TRUST_PROXY: [], LOG_LEVEL: 'info', DIST_DIR: './dist' };
  expect(read({ PORT: '' })).toEqual(defaults);
  const given = { PORT: '8080', BEHIND_TLS: 'true', TRUST_PROXY: '10.0.0.0/8, ::1' };
  expect(read(given)).toMatchObject({ PORT: 8080, BEHIND_TLS: true, TRUST_PROXY: ['10.0.0.0/8', '::1'] });
});

it('names all faults of all rooms at once, without the values', () => {
  const room = z.object({ DATA_DIR: z.string({ error: 'is missing' }) });
  const environment = { PORT: '65536', BEHIND_TLS: 'maybe', TRUST_PROXY: '10.0.0.0/33', LOG_LEVEL: 'loud' };
  expect(() => readSettings(environment, [serverSettings, room])).toThrow(
    [
      'PORT must be a number from 0 to 65535.',
      'BEHIND_TLS must be true or false.',
      'TRUST_PROXY must be addresses or networks such as 10.0.0.0/8, separated by commas.',
      'LOG_LEVEL must be one of info, warn, error, silent.',
      'DATA_DIR is missing.',
    ].join('\n'),
  );
});
