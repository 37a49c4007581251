import { globSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { parse } from 'yaml';
import { insightCollections } from '../site/schemas/insights.ts';

type Name = keyof typeof insightCollections;
type Data<One extends Name> = ReturnType<(typeof insightCollections)[One]['schema']['parse']>;

/** The files of one kind under content/, as the site reads them. */
export const readInsights = <One extends Name>(name: One): (Data<One> & { slug: string })[] => {
  const { files, schema } = insightCollections[name];
  return globSync(join('content', files))
    .sort()
    .map((file) => ({
      ...(schema.parse(parse(readFileSync(file, 'utf8'))) as Data<One>),
      slug: basename(file, '.yaml'),
    }));
};

export const readInsight = <One extends Name>(name: One): Data<One> => {
  const [only] = readInsights(name);
  if (!only) throw new Error(`content/${insightCollections[name].files} is missing`);
  return only;
};
