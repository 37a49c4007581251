import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { readSettings } from '../common/read-settings.ts';
import { serverSettings, settingsTable } from './settings.ts';

const read = (environment: Record<string, string>) => readSettings(environment, [serverSettings]);

describe('settings of the front door', () => {
  it('needs none to start', () => {
    expect(read({ PORT: '' })).toEqual({
      PORT: 4321,
      BEHIND_TLS: false,
      TRUST_PROXY: [],
      LOG_LEVEL: 'info',
      DIST_DIR: './dist',
    });
  });

  it('reads numbers, switches and lists', () => {
    const environment = {
      PORT: '8080',
      BEHIND_TLS: 'true',
      TRUST_PROXY: '10.0.0.0/8, ::1',
    };
    expect(read(environment)).toMatchObject({
      PORT: 8080,
      BEHIND_TLS: true,
      TRUST_PROXY: ['10.0.0.0/8', '::1'],
    });
  });

  it('names all faults at once, without the values', () => {
    const environment = {
      PORT: 'http',
      BEHIND_TLS: 'maybe',
      TRUST_PROXY: '10.0.0.0/33',
      LOG_LEVEL: 'loud',
    };
    expect(() => read(environment)).toThrow(
      [
        'PORT must be a number from 0 to 65535.',
        'BEHIND_TLS must be true or false.',
        'TRUST_PROXY must be addresses or networks such as 10.0.0.0/8, separated by commas.',
        'LOG_LEVEL must be one of debug, info, warn, error, silent.',
      ].join('\n'),
    );
  });

  it.each(['65536', '-1', '80.5'])('refuses port %s', (PORT) => {
    expect(() => read({ PORT })).toThrow('PORT must be a number from 0 to 65535.');
  });
});

it('reads the settings of several rooms together', () => {
  const room = z.object({ DATA_DIR: z.string({ error: 'is missing' }) });
  const settings = readSettings({ DATA_DIR: 'somewhere' }, [serverSettings, room]);
  expect([settings.PORT, settings.DATA_DIR]).toEqual([4321, 'somewhere']);
  expect(() => readSettings({ PORT: 'x' }, [serverSettings, room])).toThrow(/PORT must be .*\nDATA_DIR is missing\./);
});

it('explains every setting and its default', () => {
  for (const { name, meaning } of settingsTable) expect(meaning, name).toMatch(/\.$/);
  expect(settingsTable.find(({ name }) => name === 'PORT')?.default).toBe('4321');
});
