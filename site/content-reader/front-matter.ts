/** Markdown files carry their fields between two lines of dashes. */
const FRONT = /^---\r?\n([\s\S]*?)\r?\n---/;

/** The fields of a Markdown file, as YAML. */
export const frontMatterOf = (text: string): string => FRONT.exec(text)?.[1] ?? '';

/** The text of a Markdown file without its fields. */
export const bodyOf = (text: string): string => text.replace(FRONT, '').trim();
