import { getInsight, once } from '../../content.ts';
import { termLinker } from './link-terms.ts';

/** One linker for all pages of a build. */
export const getTermLinker = once(() => termLinker(getInsight('glossary').terms));
