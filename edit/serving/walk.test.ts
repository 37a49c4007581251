import { expect, test } from 'vitest';
import { walk } from './walk.ts';

test('a broken file delays the walk, and a page that has just gone does not end it', async () => {
  let tries = 0;
  const list = () => {
    tries += 1;
    if (tries === 1) throw new Error('content/pages/trust.yaml:1 – titel is not known here');
    return ['/', '/gone', '/about-us'];
  };
  const seen: string[] = [];
  const lookAt = async (path: string) => {
    if (path === '/gone') throw new Error('content/pages/gone.yaml is no content file.');
    seen.push(path);
  };
  await walk(list, lookAt, { next: 0, tryAgain: 0 });
  expect(seen).toEqual(['/', '/about-us']);
});
