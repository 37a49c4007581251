import { once } from '../../content-reader/once.ts';
import { getInsight } from '../read.ts';
import { termLinker } from './link-terms.ts';

/** One linker for all pages of a build. */
export const getTermLinker = once(async () => termLinker((await getInsight('glossary')).terms));
