import { onPage } from '../../../tests/support/examples/context.ts';
import type { SectionProps } from '../context.ts';
import type { DownloadData } from './Download.schema.ts';

export const examples = {
  'a one-pager': onPage({
    kind: 'download',
    heading: 'Take it with you',
    text: 'The Talent Intelligence Hub on **one page**, to print or to forward.',
    button: 'Download the one-pager (PDF)',
    href: '/downloads/talent-intelligence-hub.pdf',
  }),
  'very long words': onPage({
    kind: 'download',
    heading: 'Sozialversicherungsfachangestelltenausbildung',
    text: 'ورقة واحدة عن نظام حماية الأجور.',
    button: 'Entgeltfortzahlungsversicherungsbeitragsberechnung herunterladen',
    href: '/downloads/long.pdf',
  }),
} satisfies Record<string, SectionProps<DownloadData>>;
