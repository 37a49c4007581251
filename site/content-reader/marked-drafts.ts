import { isDraft, type OpenContent } from './read-content.ts';

/** Only somebody who develops or writes sees it, so it is no word of the site. */
const MARK = 'Draft: ';

/** The same content with its drafts, whose titles say in every list and on their own page that they are drafts. */
export const withMarkedDrafts = (content: OpenContent): OpenContent => ({
  ...content,
  entries: (name) => {
    content.entries(name);
    return content.written(name).flatMap(({ slug, text, data }) => {
      if (!data) return [];
      if (!isDraft({ data })) return [{ slug, text, data }];
      const marked = { ...data };
      for (const field of ['title', 'titleBefore'] as const) {
        if (field in marked) Object.assign(marked, { [field]: MARK + Reflect.get(marked, field) });
      }
      return [{ slug, text, data: marked }];
    });
  },
});
