import { type CollectionEntry, getEntry } from 'astro:content';
import { getClaims } from '../content-reader/content.ts';
import { fillClaims } from '../content-reader/fill-claims.ts';

const FILES = {
  insights: 'insights',
  deadlinesPage: 'deadlines',
  glossary: 'glossary',
  checklist: 'partner-checklist',
} as const;

/** A file of content/insights/, with its claims filled in. */
export const getInsight = async <Name extends keyof typeof FILES>(
  name: Name,
): Promise<CollectionEntry<Name>['data']> => {
  const place = `content/insights/${FILES[name]}.yaml`;
  const entry = await getEntry(name as 'deadlinesPage', FILES[name]);
  if (!entry) throw new Error(`${place} is missing: restore it from the repository.`);
  return fillClaims(place, entry.data, await getClaims()) as CollectionEntry<Name>['data'];
};
