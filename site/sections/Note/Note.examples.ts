import { onPage } from '../../../tests/support/examples/context.ts';
import type { SectionProps } from '../context.ts';
import type { NoteData } from './Note.schema.ts';

export const examples = {
  'a remark': onPage({
    kind: 'note',
    heading: 'Why release management is the dividing line',
    text: 'There are two main releases a year. Somebody has to read them against your configuration.',
  }),
  'very long words': onPage({
    kind: 'note',
    heading: 'Sozialversicherungsfachangestelltenausbildung',
    text: 'نظام حماية الأجور\n\n- Entgeltfortzahlungsversicherung\n- Lohnsteueranmeldungsverfahren',
  }),
} satisfies Record<string, SectionProps<NoteData>>;
