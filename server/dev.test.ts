import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { Hono } from 'hono';
import { expect, it, onTestFinished } from 'vitest';
import { exampleRoutes } from '../tests/support/example-site.ts';
import { apiMiddleware, type Middleware, routeMiddleware } from './dev.ts';

/** Stands in for Astro: says which page it was asked for. */
const serve = async (middleware: Middleware) => {
  const server = createServer((request, response) =>
    middleware(request, response, () => void response.writeHead(200).end(request.url)),
  );
  await new Promise<void>((done) => server.listen({ port: 0, host: '127.0.0.1' }, done));
  onTestFinished(() => void server.close());
  return async (path: string, options: RequestInit = { headers: { accept: 'text/html' } }) => {
    const { port } = server.address() as AddressInfo;
    const reply = await fetch(`http://127.0.0.1:${port}${path}`, { redirect: 'manual', ...options });
    return [reply.status, reply.headers.get('location') ?? (await reply.text())];
  };
};

it('answers the API within the development server and leaves the rest to it', async () => {
  const ask = await serve(apiMiddleware(new Hono().post('/api/echo', (c) => c.text('from the API'))));
  expect(await ask('/api/echo', { method: 'POST' })).toEqual([200, 'from the API']);
  expect(await ask('/about-us')).toEqual([200, '/about-us']);
});

it('answers addresses as the server does, and leaves files and its own to the development server', async () => {
  const pages = ['/', '/about-us', '/contact-us', '/solutions', '/blogs/SAP-Payroll-Offerings'];
  const ask = await serve(routeMiddleware(() => ({ pages, routes: exampleRoutes })));
  expect(await ask('/about-us?x=1')).toEqual([200, '/about-us?x=1']);
  expect(await ask('/Contact/?utm=mail')).toEqual([301, '/contact-us?utm=mail']);
  expect(await ask('/about-us/team/x?y')).toEqual([200, '/about-us?y']);
  expect(await ask('/solutions/payrol')).toEqual([404, '/solutions/404']);
  for (const path of ['/about-us/photo.png', '/@vite/client']) expect(await ask(path)).toEqual([200, path]);
  expect(await ask('/about-us/data', { headers: { accept: '*/*' } })).toEqual([200, '/about-us/data']);
});

it('leaves everything to Astro while the content cannot be read', async () => {
  const ask = await serve(
    routeMiddleware(() => {
      throw new Error('content/site.yaml:3');
    }),
  );
  expect(await ask('/contact')).toEqual([200, '/contact']);
});
