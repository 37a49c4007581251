import { stringify } from 'yaml';
import { SAMPLES } from '../content-reader/check/sample-words.ts';

/** What the comments and sample words of a draft need to know. */
interface Given {
  title: string;
  /** Year-month-day. */
  today: string;
  /** The day of the event, for news. */
  date: string;
  /** The first place behind all that the folder has. */
  order: number;
}

export interface DraftKind {
  /** Where the file goes, from the root of the repository. */
  folder: string;
  /** Where it will be seen. */
  address: (name: string) => string;
  /** Before the name of the file. */
  prefix?: (given: Given) => string;
  text: (given: Given) => string;
  /** Pages and products have no Markdown of their own, so they are YAML. */
  format?: 'yaml' | 'md';
}

/** Always in quotes: a title such as 2027-01-31 or "true" must stay words for every reader of YAML. */
const value = (text: string): string => stringify(text, { lineWidth: 0, defaultStringType: 'QUOTE_SINGLE' }).trim();

/** As many whole words as fit. */
const shorten = (text: string, limit: number): string =>
  text.length <= limit
    ? text
    : text
        .slice(0, limit + 1)
        .replace(/\s+\S*$/, '')
        .slice(0, limit);

const monthLater = (day: string): string => {
  const date = new Date(`${day}T00:00:00Z`);
  date.setUTCDate(date.getUTCDate() + 30);
  return date.toISOString().slice(0, 10);
};

/** The comments share the lines they speak of, so that they go with them. */
const ending = (what: string): string => `draft: true # No build shows the ${what} until you delete this line.
provisional: true # Delete this line when no sample words are left and the facts are checked.`;

const blog = ({ title, today }: Given): string => `---
# The heading.
title: ${value(title)}
# Under the heading and in the list of articles: one or two sentences, at most 320 characters.
lead: ${SAMPLES.lead}
seo:
  # What a search result shows as its heading: at most 65 characters, without the brand.
  title: ${value(shorten(title, 65))}
  # What a search result shows under it: 70 to 160 characters.
  description: ${SAMPLES.description}
published: ${today}
author: DHR
topic: HR technology
contact:
  heading: Ask us about your case
  text: ${SAMPLES.contact}
  button: Contact Us
  # The form preselects: implementation, consulting, training, staff-augmentation, value-assurance or support.
  service: consulting
${ending('article')}
---
${SAMPLES.begin}

## ${SAMPLES.heading}

${SAMPLES.markdown}
`;

const news = ({ title, date }: Given): string => `---
# The heading from the day of the event on.
title: ${value(title)}
# The heading until that day. Delete it if the title is right before and after.
titleBefore: ${value(title)}
# The day of the event. The file name begins with the same day.
date: ${date}
# What to say from that day on; at most 320 characters.
summary: ${SAMPLES.happened}
# What to say until that day. Delete it if the summary is right before and after.
summaryBefore: ${SAMPLES.planned}
${ending('item')}
# Who says so: take the # away from these three lines and fill them in.
# source:
#   label: Who said it, and when
#   href: The full https address
---
${SAMPLES.action}
`;

const opening = ({ title, today }: Given): string => `---
# The name of the position.
title: ${value(title)}
# The city of an office in content/site.yaml
office: Bengaluru
# FULL_TIME, PART_TIME, CONTRACTOR or INTERN
employment: FULL_TIME
# At most 320 characters.
summary: ${SAMPLES.work}
posted: ${today}
# The last day to apply. Builds after that day leave the opening out.
closes: ${monthLater(today)}
${ending('opening')}
---
### The work

${SAMPLES.week}

### What you bring

- ${SAMPLES.must}
- ${SAMPLES.learn}
`;

const page = ({ title, today }: Given): string => `# The heading.
title: ${value(title)}
# One sentence under the heading, at most 320 characters.
tagline: ${SAMPLES.tagline}
seo:
  # What a search result shows as its heading: at most 65 characters, without the brand.
  title: ${value(shorten(title, 65))}
  # What a search result shows under it: 70 to 160 characters.
  description: ${SAMPLES.description}
reviewed: ${today}
${ending('page')}
# The page, section by section; content/README.md shows every kind.
sections:
  - kind: intro
    text: ${SAMPLES.intro}

  - kind: text
    heading: ${SAMPLES.heading}
    text: ${SAMPLES.pageText}
`;

const product = ({ title, order }: Given): string => `# The name of the product.
name: ${value(title)}
# In the list of products: one or two sentences, at most 320 characters.
summary: ${SAMPLES.product}
# The page of the product. Write it first, or link to the one that tells most.
href: /products
# Its place in the list: a number that no other product has.
order: ${order}
${ending('product')}
`;

const person = ({ title, today, order }: Given): string => `---
name: ${value(title)}
# What the person does, for example Payroll lead
role: Consultant
# Abu Dhabi, Bengaluru or Bhubaneswar
office: Bengaluru
# Place in the list: a number that nobody else has
order: ${order}
# As SAP names them, with the day of each:
# certificates:
#   - { name: Name of the certificate, date: ${today} }
# The day on which the person agreed to be named
agreed: ${today}
${ending('person')}
---
A sentence of the person’s own about the work.
`;

const reference = ({ title, today, order }: Given): string => `---
# The client, as it agreed to be named
client: ${value(title)}
country: United Arab Emirates
# Place in the list: a number that no other reference has
order: ${order}
# Results, each with its source:
# figures:
#   - { value: '12', label: countries on one payroll, source: Who counted it and when }
# Only what the client has published:
# quote: { text: Word for word, by: Name and role, source: The full https address }
# The day on which the client permitted this reference
permission: ${today}
${ending('reference')}
---
Say in two or three sentences what was done.
`;

/** What npm run new can write: the kinds of content that have a draft field. */
export const draftKinds = {
  blog: { folder: 'content/blog', address: (name) => `/blogs/${name}`, text: blog },
  news: { folder: 'content/news', address: (name) => `/news#${name}`, prefix: ({ date }) => `${date}-`, text: news },
  page: { folder: 'content/pages', address: (name) => `/${name}`, text: page, format: 'yaml' },
  product: { folder: 'content/products', address: () => '/products', text: product, format: 'yaml' },
  opening: { folder: 'content/openings', address: (name) => `/careers#${name}`, text: opening },
  person: { folder: 'content/people', address: (name) => `/about-us#${name}`, text: person },
  reference: { folder: 'content/references', address: (name) => `/about-us#${name}`, text: reference },
} satisfies Record<string, DraftKind>;
