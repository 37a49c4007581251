import { onPage } from '../../../tests/support/examples/context.ts';
import type { SectionProps } from '../context.ts';
import type { IntroData } from './Intro.schema.ts';

export const examples = {
  'two sentences with a link': onPage({
    kind: 'intro',
    text: 'A pay date does not move. We put [payroll consultants](/services/payroll-support) beside your team when it matters.',
  }),
  'very long words': onPage({
    kind: 'intro',
    text: 'Arbeitsunfähigkeitsbescheinigungsübermittlungsverfahren und Sozialversicherungsfachangestelltenausbildung.',
  }),
  'in Arabic': onPage({ kind: 'intro', text: 'ننفذ أنظمة الموارد البشرية والرواتب في أبوظبي.' }),
} satisfies Record<string, SectionProps<IntroData>>;
