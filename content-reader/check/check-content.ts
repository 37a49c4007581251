import { type CollectionName, collectionNames } from '../../site/collections.ts';
import { contentFiles, type Replaced } from '../content-files.ts';
import type { ContentProblem } from '../problem.ts';
import { type Memory, openContent, type Read } from '../read-content.ts';
import { addressesOf, ownAddress } from './addresses.ts';
import { articlesWithoutText } from './articles.ts';
import { foldedSentences } from './folded.ts';
import { hiddenWords } from './hidden-words.ts';
import { deadLinks } from './links.ts';
import { wrongMarkdown } from './markdown.ts';
import { wrongNames } from './names.ts';
import { brokenPassages } from './passages.ts';
import { wrongPictures } from './picture-files.ts';
import { wrongReferences } from './references.ts';
import { wrongRoutes } from './routes.ts';
import { leftOverWords } from './sample-words.ts';
import { sameAddresses, sameOrders, samePresentations } from './twice.ts';

/**
 * A check of the content of a repository that remembers what it has read: the second time it reads only what has
 * changed, which is quick enough to follow somebody who types. `replaced` holds texts that are not saved yet.
 */
export const createContentCheck = (root: string) => {
  const memory: Memory = {};
  return (replaced: Replaced = {}): ContentProblem[] => {
    const files = contentFiles(root, replaced);
    const content = openContent(root, files, memory);
    const addresses = addressesOf(root, content);
    const paths = new Set(files.paths);
    const within = (name: CollectionName, read: Read): ContentProblem[] => [
      ...read.problems,
      ...deadLinks(read, ownAddress(name, read.slug), addresses),
      ...wrongMarkdown(read, paths),
      ...leftOverWords(read),
      ...brokenPassages(read),
      ...hiddenWords(read),
      ...foldedSentences(read),
    ];
    const problems = [
      ...collectionNames.flatMap((name) => content.written(name).flatMap((read: Read) => within(name, read))),
      ...wrongNames(files.paths),
      ...wrongPictures(files),
      ...articlesWithoutText(content),
      ...wrongRoutes(content, addresses),
      ...wrongReferences(content),
      ...sameOrders(content),
      ...samePresentations(content),
      ...sameAddresses(content),
    ];
    return problems.toSorted((m, n) => m.file.localeCompare(n.file) || m.line - n.line || m.column - n.column);
  };
};

/** Every problem of the content of a repository, by file and line. */
export const checkContent = (root: string, replaced?: Replaced): ContentProblem[] => createContentCheck(root)(replaced);
