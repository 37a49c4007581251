import { getInsight } from '../../content-reader/content.ts';
import { once } from '../../content-reader/once.ts';
import { termLinker } from './link-terms.ts';

/** One linker for all pages of a build. */
export const getTermLinker = once(() => termLinker(getInsight('glossary').terms));
