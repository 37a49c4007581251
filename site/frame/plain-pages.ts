import { getAll } from '../content.ts';

/** Pages with a template of their own. */
const OWN_TEMPLATE = ['404', 'apply', 'blogs', 'careers', 'contact-us', 'news', 'products', 'sitemap', 'thank-you'];

/** The files of content/pages/ that need no template beyond the common one. */
export const getPlainPages = () => getAll('pages').filter(({ slug }) => !OWN_TEMPLATE.includes(slug));
