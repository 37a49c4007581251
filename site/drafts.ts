import { stringify } from 'yaml';
import { type Draft, type DraftKind, type Given, planDraft } from '../content-reader/drafts.ts';

const HELP = `Write a draft:
  npm run new -- blog "Title"
  npm run new -- news "Title"        with --date 2027-01-31 for the day of the event; default: today
  npm run new -- opening "Title"
  npm run new -- page "Title"
  npm run new -- product "Name"
  npm run new -- person "Name"       who agreed to be named
  npm run new -- reference "Client"  that permitted it
  --name plain-words                 names the file yourself; default: from the title

A draft is a valid file that no build shows. Solutions and services have no draft: they are public with the next
build, and an empty one would be a page with nothing to say. Copy a file of content/solutions/ or content/services/
when its words are ready; content/README.md says how.`;

/** Always in quotes: a title such as 2027-01-31 or "true" must stay words for every reader of YAML. */
const value = (text: string): string => stringify(text, { lineWidth: 0, defaultStringType: 'QUOTE_SINGLE' }).trim();

/** As many whole words as a search result shows. */
const short = (text: string): string =>
  text.length <= 65
    ? text
    : text
        .slice(0, 66)
        .replace(/\s+\S*$/, '')
        .slice(0, 65);

const monthLater = (day: string): string => {
  const date = new Date(`${day}T00:00:00Z`);
  date.setUTCDate(date.getUTCDate() + 30);
  return date.toISOString().slice(0, 10);
};

const seo = (title: string): string => `seo:
  # What a search result shows as its heading: at most 65 characters, without the brand.
  title: ${value(short(title))}
  # What a search result shows under it: 70 to 160 characters.
  description: 'Sample: say in 70 to 160 characters what this page answers, in words that people would search for.'`;

/** The comments share the lines they speak of, so that they go with them. */
const ENDING = `draft: true # No build shows this until you delete this line.
provisional: true # Delete this line when no sample words are left and the facts are checked.`;

const blog = ({ title, today }: Given): string => `---
# The heading.
title: ${value(title)}
# Under the heading and in the list of articles: one or two sentences, at most 320 characters.
lead: 'Sample: say in one or two sentences what the reader knows after this article.'
${seo(title)}
published: ${today}
author: DHR
topic: HR technology
contact:
  heading: Ask us about your case
  text: 'Sample: say what a reader gets by writing to you about this article.'
  button: Contact Us
  # The form preselects: implementation, consulting, training, staff-augmentation, value-assurance or support.
  service: consulting
${ENDING}
---
Sample: begin with the answer. A figure that the site claims in several places is written as its name in double braces.

## Sample: a heading for every part

Sample: text in Markdown: **bold**, [a link](/contact-us), lists. The list of contents is made from the headings.
`;

const news = ({ title, date }: Given): string => `---
# The heading from the day of the event on.
title: ${value(title)}
# The heading until that day. Delete it if the title is right before and after.
titleBefore: ${value(title)}
# The day of the event. The file name begins with the same day.
date: ${date}
# What to say from that day on; at most 320 characters.
summary: 'Sample: say in one or two sentences what happened and whom it concerns.'
# What to say until that day. Delete it if the summary is right before and after.
summaryBefore: 'Sample: say in one or two sentences what is planned and whom it concerns.'
${ENDING}
# Who says so: take the # away from these three lines and fill them in.
# source:
#   label: Who said it, and when
#   href: The full https address
---
Sample: say what the reader should do about it, and by when.
`;

const opening = ({ title, today }: Given): string => `---
# The name of the position.
title: ${value(title)}
# The city of an office in content/site.yaml
office: Bengaluru
# FULL_TIME, PART_TIME, CONTRACTOR or INTERN
employment: FULL_TIME
# At most 320 characters.
summary: 'Sample: say in one or two sentences what the work is.'
posted: ${today}
# The last day to apply. Builds after that day leave the opening out.
closes: ${monthLater(today)}
${ENDING}
---
### The work

Sample: what the person does in an ordinary week.

### What you bring

- Sample: what the person must know on the first day
- Sample: what can be learned here
`;

const page = ({ title, today }: Given): string => `# The heading.
title: ${value(title)}
# One sentence under the heading, at most 320 characters.
tagline: 'Sample: say in one sentence what a visitor finds on this page.'
${seo(title)}
reviewed: ${today}
${ENDING}
# The page, section by section; content/README.md shows every kind.
sections:
  - kind: intro
    text: 'Sample: say in two or three sentences what this page is about and for whom.'

  - kind: text
    heading: 'Sample: a heading for every part'
    text: 'Sample: write the text of this section.'
`;

const product = ({ title, order }: Given): string => `# The name of the product.
name: ${value(title)}
# In the list of products: one or two sentences, at most 320 characters.
summary: 'Sample: say in one or two sentences what the product is and whom it helps.'
# The page of the product. Write it first, or link to the one that tells most.
href: /products
# Its place in the list: a number that no other product has.
order: ${order}
${ENDING}
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
${ENDING}
---
Sample: a sentence of the person’s own about the work.
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

/** The draft that a command line asks for, from the templates of this site. */
export const newDraft = (given: readonly string[], root: string, today: string): Draft =>
  planDraft(KINDS, HELP, given, root, today);
