import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { Hono } from 'hono';
import { afterAll, expect, it } from 'vitest';
import { clientAddressThrough } from './client-address.ts';
import { apiMiddleware } from './dev.ts';

const api = new Hono().post('/api/echo', (c) => c.text(clientAddressThrough([])(c)));
const middleware = apiMiddleware(api);
const server = createServer((request, response) => middleware(request, response, () => void response.end('a page')));
await new Promise<void>((done) => server.listen({ port: 0, host: '127.0.0.1' }, done));
const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
afterAll(() => new Promise((done) => server.close(done)));

it('answers the API within the development server and leaves the rest to it', async () => {
  expect(await (await fetch(`${origin}/api/echo`, { method: 'POST' })).text()).toBe('127.0.0.1');
  expect(await (await fetch(`${origin}/about-us`)).text()).toBe('a page');
});
