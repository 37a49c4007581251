import { expect, it } from 'vitest';
import { makeExampleSite } from '../tests/support/example-site.ts';
import { deskResponse } from './desk.ts';
import { loadSite } from './site.ts';

const example = await makeExampleSite();
const site = await loadSite(example.dist);
await example.remove();

it.each([
  ['http://localhost:8080', '127.0.0.1:8080', 302],
  ['http://localhost:8080', '[::1]:8080', 302],
  ['http://localhost:8080', 'localhost:8080', 200],
  ['https://www.dhr.example', '192.0.2.7', 200],
  ['https://www.dhr.example', 'www.dhr.example', 200],
])('at %s, asked for as %s, the desk responds with %i', (origin, host, status) => {
  const request = { method: 'GET', path: '/desk/new', query: '?a=b', host, conditions: {} };
  const response = deskResponse(site, origin, request);
  expect(response.status).toBe(status);
  if (status === 302) expect(response.headers).toMatchObject({ Location: `${origin}/desk/new?a=b` });
});
