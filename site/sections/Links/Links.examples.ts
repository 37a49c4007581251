import { onPage } from '../../../tests/support/examples/context.ts';
import type { SectionProps } from '../context.ts';
import type { LinksData } from './Links.schema.ts';

export const examples = {
  'links inside the site': onPage({
    kind: 'links',
    heading: 'Read next',
    links: [
      { label: 'Solutions', text: 'The modules of SAP SuccessFactors, one by one.', href: '/solutions' },
      { label: 'Contact Us', text: 'Tell us what you were looking for.', href: '/contact-us' },
    ],
  }),
  'one leaves the site, one has no text': onPage({
    kind: 'links',
    heading: 'Read more elsewhere',
    intro: 'Both are free to read.',
    links: [
      { label: 'SAP’s release calendar', text: 'What changes, and when.', href: 'https://sap.example/releases' },
      { label: 'Health Check', href: '/services/health-check' },
    ],
  }),
  'very long words': onPage({
    kind: 'links',
    heading: 'Entgeltfortzahlungsversicherung',
    links: [
      {
        label: 'Arbeitsunfähigkeitsbescheinigungsübermittlungsverfahren',
        text: 'نظام حماية الأجور',
        href: '/services',
      },
    ],
  }),
} satisfies Record<string, SectionProps<LinksData>>;
