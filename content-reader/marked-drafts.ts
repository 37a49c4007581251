import { isDraft, type OpenContent, openContent } from './read-content.ts';

/** Only somebody who develops or writes sees it, so it is no word of the site. */
const MARK = 'Draft: ';
const TITLES = ['title', 'titleBefore'];

const marked = <Fields extends object>(data: Fields): Fields => {
  const titles = Object.entries(data).filter(([field]) => TITLES.includes(field));
  return { ...data, ...Object.fromEntries(titles.map(([field, title]) => [field, `${MARK}${title}`])) };
};

/** The content with its drafts, whose titles say in every list and on their own page that they are drafts. */
export const markDrafts = (content: OpenContent): OpenContent => ({
  ...content,
  entries: (name) =>
    content.entries(name).map((entry) => (isDraft(entry) ? { ...entry, data: marked(entry.data) } : entry)),
});

export const openWithDrafts = (root: string): OpenContent =>
  markDrafts(openContent(root, undefined, undefined, { drafts: true }));
