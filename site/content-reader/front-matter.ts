/** Markdown files carry their fields between two lines of dashes. */
const FRONT = /^---(\r?\n[\s\S]*?\r?\n)---/;

/** The fields of a content file, with the lines and places that they have in it, and where the text below them begins. */
export const splitFile = (file: string, source: string): { yaml: string; body: number } => {
  if (!file.endsWith('.md')) return { yaml: source, body: source.length };
  const [front = '', fields = ''] = FRONT.exec(source) ?? [];
  return { yaml: `   ${fields}`, body: front.length };
};
