import { createServer, IncomingMessage, ServerResponse } from 'node:http';
import { type AddressInfo, Socket } from 'node:net';
import { afterAll, expect, it } from 'vitest';
import { exampleRoutes } from '../tests/support/example-site.ts';
import { routeMiddleware } from './dev.ts';

const pages = ['/', '/about-us', '/contact-us', '/solutions', '/solutions/payroll', '/blogs/SAP-Payroll-Offerings'];
const middleware = routeMiddleware(() => ({ pages, routes: exampleRoutes }));
/** Stands in for Astro: says which page it was asked for. */
const server = createServer((request: IncomingMessage, response) =>
  middleware(request, response, () => void response.writeHead(200).end(request.url)),
);
await new Promise<void>((done) => server.listen({ port: 0, host: '127.0.0.1' }, done));
const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
afterAll(() => new Promise((done) => server.close(done)));

const ask = async (path: string, accept = 'text/html') => {
  const reply = await fetch(origin + path, { redirect: 'manual', headers: { accept } });
  return [reply.status, reply.headers.get('location') ?? (await reply.text())];
};

it.each([
  ['a page', '/about-us?x=1', 200, '/about-us?x=1'],
  ['an address that moved, with its query', '/Contact/?utm=mail', 301, '/contact-us?utm=mail'],
  ['another spelling of a page', '/ABOUT-us/', 301, '/about-us'],
  ['an unknown address below a page', '/about-us/team/x?y', 200, '/about-us?y'],
  ['an unknown article', '/blogs/nothing', 200, '/blogs/SAP-Payroll-Offerings'],
  ['an unknown solution', '/solutions/payrol', 404, '/solutions/404'],
  ['a file', '/about-us/photo.png', 200, '/about-us/photo.png'],
  ['what the development server itself asks for', '/@vite/client', 200, '/@vite/client'],
])('%s is answered as on the server', async (_, path, status, answer) => {
  expect(await ask(path)).toEqual([status, answer]);
});

it('leaves everything to Astro while the content cannot be read', () => {
  const unreadable = routeMiddleware(() => {
    throw new Error('content/site.yaml:3');
  });
  let isPassedOn = false;
  const request = Object.assign(new IncomingMessage(new Socket()), {
    url: '/contact',
    headers: { accept: 'text/html' },
  });
  unreadable(request, new ServerResponse(request), () => {
    isPassedOn = true;
  });
  expect(isPassedOn).toBe(true);
});

it('leaves everything to Astro that is no page', async () => {
  expect(await ask('/about-us/data', 'application/json')).toEqual([200, '/about-us/data']);
});
