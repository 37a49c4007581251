import { onPage } from '../../../tests/support/examples/context.ts';
import type { SectionProps } from '../context.ts';
import type { StatementData } from './Statement.schema.ts';

export const examples = {
  'a mission': onPage({
    kind: 'statement',
    heading: 'Our mission',
    text: 'Every person is hired, paid and developed by one continuous process.',
  }),
  'very long words': onPage({
    kind: 'statement',
    heading: 'Leitsatz',
    text: 'Arbeitsunfähigkeitsbescheinigungsübermittlungsverfahren ohne Papier.',
  }),
  'in Arabic': onPage({ kind: 'statement', heading: 'Our mission, in Arabic', text: 'رقمنة الموارد البشرية' }),
} satisfies Record<string, SectionProps<StatementData>>;
