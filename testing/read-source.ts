import { globSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { parse } from 'yaml';
import { fillClaims } from '../site/content-reader/fill-claims.ts';
import { frontMatterOf } from '../site/content-reader/front-matter.ts';
import { readSingle } from '../site/content-reader/singles.ts';
import { collections } from '../site/schemas/collections.ts';
import type { Filed, PageSource } from '../site/seo/page-source.ts';

type Folder =
  | 'areas'
  | 'solutions'
  | 'services'
  | 'serviceViews'
  | 'products'
  | 'pages'
  | 'legal'
  | 'blog'
  | 'tools'
  | 'payrollAdvisor'
  | 'supportEstimator'
  | 'selfAssessment';
type Data<Name extends Folder> = ReturnType<(typeof collections)[Name]['schema']['parse']>;

const readFolder = <Name extends Folder>(name: Name): Filed<Data<Name>>[] => {
  const { files, schema } = collections[name];
  return globSync(join('content', files))
    .sort()
    .map((file) => {
      const text = readFileSync(file, 'utf8');
      const yaml = file.endsWith('.md') ? frontMatterOf(text) : text;
      const data = schema.parse(fillClaims(file, parse(yaml), readSingle('claims'))) as Data<Name>;
      return { ...data, slug: basename(file).replace(/\.(yaml|md)$/, '') };
    });
};

const readOne = <Name extends Folder>(name: Name): Filed<Data<Name>> => {
  const [only] = readFolder(name);
  if (!only) throw new Error(`content/${collections[name].files} is missing`);
  return only;
};

/** The real content, read without Astro: what a test says about it holds for the site. */
export const readSource = (): PageSource => ({
  site: readSingle('site'),
  homeName: readSingle('interface')['home'] ?? '',
  home: readSingle('home'),
  navigation: readSingle('navigation'),
  areas: readFolder('areas'),
  solutions: readFolder('solutions').sort((m, n) => m.order - n.order),
  services: readFolder('services'),
  views: readFolder('serviceViews'),
  products: readFolder('products'),
  pages: readFolder('pages'),
  legal: readFolder('legal'),
  posts: readFolder('blog'),
  tools: {
    overview: { ...readOne('tools').page, figure: { seed: 'tools' } },
    tools: (['payrollAdvisor', 'supportEstimator', 'selfAssessment'] as const).map((name) => {
      const { page, slug } = readOne(name);
      return { ...page, slug, figure: { seed: slug } };
    }),
  },
});
