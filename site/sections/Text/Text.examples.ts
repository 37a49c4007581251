import { onPage } from '../../../tests/support/examples/context.ts';
import type { SectionProps } from '../context.ts';
import type { TextData } from './Text.schema.ts';

export const examples = {
  'under a heading': onPage({
    kind: 'text',
    heading: 'Clean core',
    text: 'We leave the standard alone.\n\nWhat you need beyond it lives *beside* it, so that the next release does not break it.',
  }),
  'without a heading': onPage({
    kind: 'text',
    text: 'The address may have been mistyped, or the page may have moved.',
  }),
  'very long words': onPage({
    kind: 'text',
    heading: 'Sozialversicherungsfachangestelltenausbildung',
    text: 'Arbeitsunfähigkeitsbescheinigungsübermittlungsverfahren\n\nنظام حماية الأجور',
  }),
} satisfies Record<string, SectionProps<TextData>>;
