import { expect, it, vi } from 'vitest';
import { readBuildSettings } from '../site/settings.ts';

/** An environment file often names a setting and leaves it empty. */
it('builds as without them when SITE_ORIGIN and PORT are empty', async () => {
  vi.stubEnv('SITE_ORIGIN', '');
  vi.stubEnv('PORT', '');
  const { default: config } = await import('../astro.config.ts');
  vi.unstubAllEnvs();
  expect(() => readBuildSettings({ SITE_ORIGIN: '' })).not.toThrow();
  expect(config.server).toEqual({ port: 4321 });
});
