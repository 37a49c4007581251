import { expect, it } from 'vitest';
import { parseManifest } from './manifest.ts';

it('says what to do about a site that is of another version', () => {
  const words = 'The built site in dist does not belong to this version of the server. Run "npm run build"';
  expect(() => parseManifest('{"pages":{}}', 'dist')).toThrow(words);
});
