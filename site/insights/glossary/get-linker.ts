import { getInsight } from '../../content.ts';
import { once } from '../../once.ts';
import { termLinker } from './link-terms.ts';

/** One linker for all pages of a build. */
export const getTermLinker = once(() => termLinker(getInsight('glossary').terms));
