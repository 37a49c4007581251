/** Markdown files carry their fields between two lines of dashes. */
const FRONT = /^---[ \t]*(\r?\n(?:[\s\S]*?\r?\n)??)---[ \t]*(?=\r?\n|$)/;

interface Parts {
  yaml: string;
  body: number;
  /** What is wrong with the two lines themselves. */
  fault?: string;
}

/** The fields of a content file, with the lines and places that they have in it, and where the text below them begins. */
export const splitFile = (file: string, source: string): Parts => {
  if (!file.endsWith('.md')) return { yaml: source, body: source.length };
  const [front = '', fields = ''] = FRONT.exec(source) ?? [];
  const isEmpty = source.trim() === '';
  const missing = source.startsWith('---')
    ? 'has no line --- after its fields: write one before the text'
    : isEmpty
      ? 'is empty: delete it, or fill it as another file of its folder is filled'
      : 'does not begin with its fields: write --- in the first line, the fields, and --- again';
  return {
    yaml: ' '.repeat(Math.max(0, front.indexOf(fields))) + fields,
    body: front === '' ? source.length : front.length,
    ...(front === '' ? { fault: missing } : {}),
  };
};
