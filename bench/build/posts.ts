/** The post that the generated ones are made from. */
export const TEMPLATE = 'content/blog/SAP-Payroll-Offerings.md';

/** Numbers that look like chance and are the same in every run (a linear congruential generator). */
const chance = (seed: number) => {
  let state = seed;
  return (): number => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 2 ** 32;
  };
};

const shuffled = <Item>(items: readonly Item[], next: () => number): Item[] =>
  items
    .map((item) => ({ item, place: next() }))
    .sort((one, other) => one.place - other.place)
    .map(({ item }) => item);

const SENTENCE_END = /(?<=[.?]) (?=[A-Z])/;
/** Lists and headings keep their lines; a link keeps its sentence. */
const isProse = (paragraph: string): boolean => /^[A-Z]/.test(paragraph);

/**
 * Another post as long as the given one, with names of its own and its sentences in another order: pages that are all
 * alike would compress and index faster than real ones, and share one picture.
 */
export const makePost = (template: string, number: number): string => {
  const [, head = '', body = ''] = /^---\n([\s\S]*?)\n---\n([\s\S]*)$/.exec(template) ?? [];
  const next = chance(number);
  const named = head
    .replace(/^(\s*(?:title|area): ).*$/gm, `$1Report ${number} on ways to run payroll`)
    .replace(
      /^(\s*description: ).*$/m,
      `$1What each of three options asks of your own people, as we saw it in report ${number}.`,
    );
  const paragraphs = body
    .split('\n\n')
    .map((text) => (isProse(text) ? shuffled(text.trim().split(SENTENCE_END), next).join(' ') : text));
  return `---\n${named}\n---\n${paragraphs.join('\n\n')}\n`;
};

export const postName = (number: number): string => `report-${String(number).padStart(5, '0')}`;
