import { didYouMean } from '../../common/nearest.ts';
import type { ContentProblem } from '../problem.ts';
import type { OpenContent, Read } from '../read-content.ts';
import { outlineOf } from './outline.ts';

/** Names that one file takes from another, and numbers that it repeats. */
export const wrongReferences = (content: OpenContent): ContentProblem[] => {
  const problems: ContentProblem[] = [];
  const add = ({ file, fields }: Read, field: PropertyKey[], message: string) =>
    problems.push({ file, ...fields.placeOf(field), field: field.join('.'), message });
  const expect = (
    read: Read,
    field: PropertyKey[],
    name: string | undefined,
    known: readonly string[],
    where: string,
  ) => {
    if (name === undefined || known.includes(name)) return;
    add(read, field, `is "${name}", which is not in ${where}: ${didYouMean(name, known, 'correct it')}`);
  };
  const [claims] = content.written('claims');
  const [site] = content.written('site');

  if (claims?.data) {
    const names = Object.keys(claims.data);
    for (const read of content.written('home'))
      for (const [i, { claim }] of (read.data?.claims.items ?? []).entries())
        expect(read, ['claims', 'items', i, 'claim'], claim, names, 'content/claims.yaml');
    for (const read of content.written('payrollAdvisor'))
      for (const [key, name] of Object.entries(read.data?.constants ?? {}))
        expect(read, ['constants', key], name, names, 'content/claims.yaml');
    for (const [claim, { shown, count }] of Object.entries(claims.data)) {
      const [, digits] = /^(\d[\d,]*)\+?$/.exec(shown) ?? [];
      if (digits !== undefined && Number(digits.replaceAll(',', '')) !== count)
        add(claims, [claim], `shows ${shown} and counts ${count}: write the same number in both`);
    }
    const count = (claim: string, right: number, where: string) => {
      const given = claims.data?.[claim];
      if (given && right > 0 && given.count !== right)
        add(claims, [claim], `says ${given.count}, but ${where} holds ${right}: write ${right}`);
    };
    count('solutionModules', content.written('solutions').length, 'the folder content/solutions');
    count('offices', site?.data?.offices.length ?? 0, 'content/site.yaml');
    count('officeCountries', new Set(site?.data?.offices.map(({ country }) => country)).size, 'content/site.yaml');
  }
  const views = content.written('serviceViews').map(({ slug }) => slug);
  const area = content.written('areas').find(({ slug }) => slug === 'services');
  const groups = Object.keys(area?.data?.groups ?? {});
  for (const read of content.written('services')) {
    expect(read, ['view'], read.data?.view, views, 'content/service-views/');
    if (groups.length > 0)
      expect(read, ['group'], read.data?.group, groups, 'the groups of content/areas/services.yaml');
  }
  const used: string[] = content.written('services').flatMap(({ data }) => data?.group ?? []);
  for (const group of groups)
    if (area && used.length > 0 && !used.includes(group))
      add(area, ['groups', group], 'has no service: correct its name, or give a service this group');
  const cities = site?.data?.offices.map(({ city }) => city) ?? [];
  for (const read of content.written('openings'))
    if (site?.data) expect(read, ['office'], read.data?.office, cities, 'the offices of content/site.yaml');
  const people = content.written('people').flatMap(({ data }) => data?.name ?? []);
  for (const read of content.written('blog')) {
    // A team signs with the name of the firm.
    if (site?.data && !read.data?.author.startsWith(site.data.name))
      expect(read, ['author'], read.data?.author, people, 'content/people/, and is no team of the firm');
    const headings = outlineOf(read).headings.map(({ words }) => words);
    for (const field of ['comparison', 'tracks'] as const)
      expect(read, [field, 'after'], read.data?.[field]?.after, headings, 'the headings of the text');
  }
  return problems;
};
