import { onPage } from '../../../tests/support/examples/context.ts';
import type { SectionProps } from '../context.ts';
import type { StepsData } from './Steps.schema.ts';

export const examples = {
  'three phases': onPage({
    kind: 'steps',
    heading: 'How the data moves',
    intro: 'Nothing is switched off before the numbers agree.',
    steps: [
      { name: 'Extract', text: 'We take the records out and count them.' },
      { name: 'Convert', text: 'Every rule is written down before it runs.' },
      { name: 'Compare', text: 'Old and new payroll agree to the cent, or we say why not.' },
    ],
  }),
  'two steps of very long words': onPage({
    kind: 'steps',
    heading: 'Schritte',
    steps: [
      { name: 'Lohnsteueranmeldungsverfahren', text: 'Arbeitsunfähigkeitsbescheinigungsübermittlungsverfahren' },
      { name: 'حماية الأجور', text: 'تحويل الرواتب كل شهر' },
    ],
  }),
} satisfies Record<string, SectionProps<StepsData>>;
