import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { z } from 'zod';

const headers = z.record(z.string(), z.string());
const range = z.tuple([z.number(), z.number()]);

const file = z.object({
  file: z.string(),
  csp: z.string(),
  headers,
  etag: z.string(),
  encodings: z.array(z.enum(['br', 'gzip'])),
});

const page = file.extend({
  notFound: z.literal(true).optional(),
  nearest: z
    .object({
      href: range,
      text: range,
      words: z.string(),
      candidates: z.array(z.object({ slug: z.string(), name: z.string(), href: z.string() })),
    })
    .optional(),
});

/** dist/manifest.json, as site/build writes it at the end of a build. */
const manifest = z.object({
  headers,
  tls: z.object({ headers, directive: z.string() }),
  policies: z.object({ page: z.string(), other: z.string() }),
  pages: z.record(z.string(), page),
  files: z.record(z.string(), file),
  routes: z.object({
    redirects: z.array(z.object({ from: z.string(), to: z.string() })),
    fallbacks: z.array(
      z.object({ under: z.string(), page: z.string(), status: z.union([z.literal(200), z.literal(404)]) }),
    ),
  }),
});

export type Manifest = z.infer<typeof manifest>;
export type PageRecord = z.infer<typeof page>;
export type Encoding = PageRecord['encodings'][number];
export type NearestLink = NonNullable<PageRecord['nearest']>;

export const readManifest = async (dist: string): Promise<Manifest> => {
  const remedy = 'Run "npm run build", then start again.';
  const text = await readFile(join(dist, 'manifest.json'), 'utf8').catch(() => {
    throw new Error(`There is no built site in ${dist}. ${remedy}`);
  });
  try {
    return manifest.parse(JSON.parse(text));
  } catch {
    throw new Error(`The built site in ${dist} does not belong to this version of the server. ${remedy}`);
  }
};
