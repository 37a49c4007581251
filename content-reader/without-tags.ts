const ENTITIES: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', '#39': "'" };

/** The text of HTML that Markdown has become; `instead` stands where a tag was. */
export const withoutTags = (html: string, instead = ''): string =>
  html
    .replace(/<[^>]+>/g, instead)
    .replace(/&(amp|lt|gt|quot|#39);/g, (entity, name: string) => ENTITIES[name] ?? entity);
