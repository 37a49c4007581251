import { stringify } from 'yaml';
import { type Draft, type DraftKind, type Given, planDraft, type Wanted } from '../content-reader/drafts.ts';

/** Always in quotes: a title such as 2027-01-31 or "true" must stay words for every reader of YAML. */
const value = (text: string): string => stringify(text, { lineWidth: 0, defaultStringType: 'QUOTE_SINGLE' }).trim();

/** As many whole words as a search result shows. */
const short = (text: string): string => text.replace(/^(.{0,64}\S)(?:\s.*)?$/s, '$1').slice(0, 65);

const monthLater = (day: string): string => {
  const date = new Date(`${day}T00:00:00Z`);
  date.setUTCDate(date.getUTCDate() + 30);
  return date.toISOString().slice(0, 10);
};

const seo = (title: string): string => `seo:
  title: ${value(short(title))}
  description: 'Sample: say in 70 to 160 characters what this page answers, in words that people would search for.'`;

/** The comments share the lines they speak of, so that they go with them. */
const ENDING = `draft: true # No build shows this until you delete this line.
provisional: true # Delete this line when no sample words are left and the facts are checked.`;

const blog = ({ title, today }: Given): string => `---
title: ${value(title)}
lead: 'Sample: say in one or two sentences what the reader knows after this article.'
${seo(title)}
published: ${today}
author: DHR
topic: HR technology
contact:
  heading: Ask us about your case
  text: 'Sample: say what a reader gets by writing to you about this article.'
  button: Contact Us
  service: consulting
${ENDING}
---
Sample: begin with the answer. A figure that the site claims in several places is written as its name in double braces.

## Sample: a heading for every part

Sample: text in Markdown: **bold**, [a link](/contact-us), lists. The list of contents is made from the headings.
`;

const news = ({ title, date }: Given): string => `---
title: ${value(title)}
titleBefore: ${value(title)}
date: ${date}
summary: 'Sample: say in one or two sentences what happened and whom it concerns.'
summaryBefore: 'Sample: say in one or two sentences what is planned and whom it concerns.'
${ENDING}
---
Sample: say what the reader should do about it, and by when.
`;

const opening = ({ title, today }: Given): string => `---
title: ${value(title)}
office: Bengaluru
employment: FULL_TIME
summary: 'Sample: say in one or two sentences what the work is.'
posted: ${today}
closes: ${monthLater(today)}
${ENDING}
---
### The work

Sample: what the person does in an ordinary week.

### What you bring

- Sample: what the person must know on the first day
- Sample: what can be learned here
`;

const page = ({ title, today }: Given): string => `title: ${value(title)}
tagline: 'Sample: say in one sentence what a visitor finds on this page.'
${seo(title)}
reviewed: ${today}
${ENDING}
sections:
  - kind: intro
    text: 'Sample: say in two or three sentences what this page is about and for whom.'

  - kind: text
    heading: 'Sample: a heading for every part'
    text: 'Sample: write the text of this section.'
`;

const product = ({ title, order }: Given): string => `name: ${value(title)}
summary: 'Sample: say in one or two sentences what the product is and whom it helps.'
href: /products
order: ${order}
${ENDING}
`;

const person = ({ title, today, order }: Given): string => `---
name: ${value(title)}
role: Consultant
office: Bengaluru
order: ${order}
agreed: ${today}
${ENDING}
---
Sample: a sentence of the person’s own about the work.
`;

const reference = ({ title, today, order }: Given): string => `---
client: ${value(title)}
country: United Arab Emirates
order: ${order}
permission: ${today}
${ENDING}
---
Sample: say in two or three sentences what was done.
`;

/** The kinds of content that have a draft field. */
const KINDS: Readonly<Record<string, DraftKind>> = {
  blog: { folder: 'content/blog', address: '/blogs/*', text: blog },
  news: { folder: 'content/news', address: '/news#*', isDated: true, text: news },
  page: { folder: 'content/pages', address: '/*', text: page, format: 'yaml' },
  product: { folder: 'content/products', address: '/products', text: product, format: 'yaml' },
  opening: { folder: 'content/openings', address: '/careers#*', text: opening },
  person: { folder: 'content/people', address: '/about-us#*', text: person },
  reference: { folder: 'content/references', address: '/about-us#*', text: reference },
};

/** A draft from the templates of this site. */
export const newDraft = (wanted: Wanted, root: string, today: string): Draft => planDraft(KINDS, wanted, root, today);
