import { fillClaims } from '../../content-reader/claims.ts';
import { outlineOf } from '../../content-reader/outline.ts';
import type { Read } from '../../content-reader/read-content.ts';
import { openSite } from '../../site/content.ts';
import {
  ABOUT_US,
  ARTICLE_COLUMNS,
  BANNER,
  BRAND,
  CITIES,
  CLAIMS,
  CONTACT_HEADING,
  CONTACT_US,
  CURRENT_OPENING,
  ENQUIRY,
  FIND_OUT_MORE,
  HEADINGS,
  HOME_CLAIMS,
  HOW_WE_DELIVER,
  LEGAL,
  MENU,
  NOT_FOUND,
  RELEASE_MANAGEMENT,
  SERVICE_CARDS,
  SERVICE_GROUPS,
  SERVICES,
  SUPPORT_PACKAGES,
} from './specified-words.ts';

/** Where a word of the specification stands in content/. */
interface Place {
  file: string;
  /** The field, with its dots; several may fit. */
  field: RegExp;
  word: string;
}

const at =
  (file: string, field: RegExp) =>
  (word: string): Place => ({ file: `content/${file}`, field, word });

/** Places where an editor could change a word that the specification fixes. */
const PLACES: readonly Place[] = [
  at('site.yaml', /^name$/)(BRAND.name),
  at('site.yaml', /^tagline$/)(BRAND.tagline),
  at('site.yaml', /^copyrightYear$/)(String(BRAND.copyrightYear)),
  at('site.yaml', /^solutionPrefix$/)(HEADINGS.solutionPrefix),
  ...Object.keys(CITIES).map(at('site.yaml', /\.city$/)),
  ...Object.entries(CLAIMS).map(([name, [shown]]) => at('claims.yaml', new RegExp(`^${name}\\.shown$`))(shown)),

  ...BANNER.map((words, i) => at('home.yaml', new RegExp(`^banner\\.sentences\\.${i}$`))(words)),
  ...HOME_CLAIMS.map(at('home.yaml', /\.claim$/)),
  ...Object.keys(SERVICE_CARDS).map((title) => at('home.yaml', /^services\.cards\.\d\.title$/)(title)),
  at('home.yaml', /^services\.heading$/)(HEADINGS.homeServices),
  at('home.yaml', /\.more$/)(FIND_OUT_MORE),

  ...Object.keys(MENU).map(at('navigation.yaml', /^main\.\w+\.label$/)),
  at('navigation.yaml', /^main\.contact\.label$/)(CONTACT_US),
  at('navigation.yaml', /^footer\..*\.label$/)(CURRENT_OPENING),
  at('interface.yaml', /^widgetEnquiry$/)(ENQUIRY),

  at('areas/services.yaml', /^heading$/)(HEADINGS.servicesArea),
  ...SERVICE_GROUPS.map(({ label }) => at('areas/services.yaml', /^groups\./)(label)),
  at('areas/services.yaml', /^notFound\.heading$/)(NOT_FOUND),
  at('areas/solutions.yaml', /^notFound\.heading$/)(NOT_FOUND),
  at('pages/404.yaml', /^title$/)(NOT_FOUND),
  ...Object.entries(SERVICES).map(([slug, label]) => at(`services/${slug}.yaml`, /^label$/)(label)),
  ...Object.keys(SUPPORT_PACKAGES).map(at('services/application-support.yaml', /\.packages\.\d\.name$/)),
  at('services/application-support.yaml', /\.rows\.\d+\.label$/)(RELEASE_MANAGEMENT),

  at('pages/blogs.yaml', /^title$/)(HEADINGS.blogArea),
  at('blog/SAP-Payroll-Offerings.md', /^area$/)(HEADINGS.blogArea),
  at('blog/SAP-Payroll-Offerings.md', /^title$/)(HEADINGS.article),
  ...ARTICLE_COLUMNS.map(at('blog/SAP-Payroll-Offerings.md', /^comparison\.columns\.\d$/)),
  at('pages/dhr-easy-move.yaml', /^title$/)(HEADINGS.product),
  at('products/dhr-easy-move.yaml', /^name$/)(HEADINGS.product),
  ...CONTACT_HEADING.map(at('pages/contact-us.yaml', /^title$/)),
  ...ABOUT_US.headings.map(at('pages/about-us.yaml', /\.heading$/)),
  ...ABOUT_US.values.map(at('pages/about-us.yaml', /\.title$/)),
  ...HOW_WE_DELIVER.headings.map(at('pages/how-we-deliver.yaml', /^sections\.\d+\.heading$/)),
  ...HOW_WE_DELIVER.principles.map(at('pages/how-we-deliver.yaml', /\.term$/)),
  ...Object.entries(LEGAL).map(([path, { title }]) => at(`legal${path}.md`, /^title$/)(title)),
];

/** What a line with such a word says about it; a word within a longer text is named. */
const MARK = '# fixed by the specification';
export const SPECIFIED = /# fixed by the specification.*$/;

/** The lines of content/ that hold a word of the specification, as file:line, each with its mark. */
export const specifiedLines = (
  root: string,
): { lines: Map<string, string>; missing: string[]; files: readonly Read[] } => {
  const content = openSite(root);
  const claims = content.written('claims')[0]?.data ?? {};
  const files = content.all().flatMap(({ reads }) => reads);
  const lines = new Map<string, string>();
  const missing: string[] = [];
  for (const { file, field, word } of PLACES) {
    const read = files.find((one) => one.file === file);
    const found = read ? outlineOf(read).values.filter((one) => field.test(one.field)) : [];
    const said = found.flatMap(({ place, value }) => {
      const text = String(fillClaims(value, claims)).toLowerCase();
      return text.includes(word.toLowerCase()) ? [{ line: `${file}:${place.line}`, text }] : [];
    });
    if (said.length === 0) missing.push(`${file}: ${word}`);
    for (const { line, text } of said) {
      const known = lines.get(line) ?? MARK;
      const isWhole = text === word.toLowerCase();
      lines.set(line, isWhole ? known : `${known}${known === MARK ? ':' : ','} ${word}`);
    }
  }
  return { lines, missing, files };
};

/** JSON takes no comments: there a sentence at the top names the fields that hold such words. */
export const SPECIFIED_IN_THE_FORM = [
  'services.choices',
  'consent.label',
  'consent.missing',
  'button.sending',
  'failure.text',
  'failure.calm',
] as const;
