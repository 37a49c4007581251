import type { ContentProblem } from '../problem.ts';
import { isDraft, type OpenContent, type Read } from '../read-content.ts';

/** A number that decides the place of an entry must not be given twice. */
const ORDERED = [
  { collection: 'solutions', field: 'order' },
  { collection: 'solutions', field: 'lifeOrder' },
  { collection: 'services', field: 'order', within: 'group' },
  { collection: 'products', field: 'order' },
  { collection: 'people', field: 'order' },
  { collection: 'references', field: 'order' },
] as const;

/** Entries that share what each must have for itself; both are named, as nobody can know which one is wrong. */
const sharing = (
  reads: readonly Read[],
  keyOf: (read: Read) => string | undefined,
  field: string,
  words: (other: Read) => string,
): ContentProblem[] =>
  [...Map.groupBy(reads, keyOf)].flatMap(([key, group]) => {
    if (key === undefined || group.length < 2) return [];
    return group.flatMap((read, i): ContentProblem[] => {
      const other = group[i === 0 ? 1 : 0];
      return other ? [{ file: read.file, ...read.fields.placeOf(field.split('.')), field, message: words(other) }] : [];
    });
  });

export const sameOrders = (content: OpenContent): ContentProblem[] =>
  ORDERED.flatMap((rule) => {
    const fieldOf = (read: Read, name: string): unknown => read.fields.document.get(name);
    const keyOf = (read: Read): string | undefined => {
      const order = fieldOf(read, rule.field);
      if (typeof order !== 'number') return undefined;
      return 'within' in rule ? `${String(fieldOf(read, rule.within))} ${order}` : String(order);
    };
    return sharing(
      content.written(rule.collection),
      keyOf,
      rule.field,
      (other) => `is also that of ${other.file}: give each a number of its own`,
    );
  });

/** Search engines leave out one of two pages that present themselves alike, and somebody who copied a file forgot these. */
export const samePresentations = (content: OpenContent): ContentProblem[] =>
  ['title', 'description'].flatMap((part) =>
    sharing(
      (['solutions', 'services', 'areas', 'pages', 'legal', 'blog', 'home'] as const)
        .flatMap((name): Read[] => content.written(name))
        .filter((read) => !isDraft(read)),
      ({ fields }) => {
        const value: unknown = fields.document.getIn(['seo', part]);
        return typeof value === 'string' ? value.toLowerCase() : undefined;
      },
      `seo.${part}`,
      (other) => `is also that of ${other.file}: say what only this page has`,
    ),
  );

/** Addresses that differ only in the case of their letters lead to the same page. */
export const sameAddresses = (content: OpenContent): ContentProblem[] => {
  const groups = [['pages', 'legal', 'areas'], ['blog'], ['solutions'], ['services']] as const;
  return groups.flatMap((names) =>
    sharing(
      names.flatMap((name): Read[] => content.written(name)).filter((read) => !isDraft(read)),
      ({ slug }) => slug.toLowerCase(),
      'the file',
      (other) => `has the same address as ${other.file}: rename one of the two`,
    ),
  );
};
