import { onPage } from '../../../tests/support/examples/context.ts';
import type { SectionProps } from '../context.ts';
import type { QuestionsData } from './Questions.schema.ts';

export const examples = {
  'two questions': onPage({
    kind: 'questions',
    heading: 'Questions we are asked',
    items: [
      {
        question: 'Can we keep our payroll where it is?',
        answer: 'Yes. **Employee Central** sends it what it needs, and your payslips stay as they are.',
      },
      { question: 'Who does the testing?', answer: 'You test what you know best; we test the rest.' },
    ],
  }),
  'a single question': onPage({
    kind: 'questions',
    heading: 'One more thing',
    items: [{ question: 'Do you work at night?', answer: 'At a cutover, yes.' }],
  }),
  'very long words': onPage({
    kind: 'questions',
    heading: 'Fragen',
    items: [
      {
        question: 'Arbeitsunfähigkeitsbescheinigungsübermittlungsverfahren?',
        answer: 'Lohnsteueranmeldungsverfahren.',
      },
      { question: 'ما هو نظام حماية الأجور؟', answer: 'نظام لدفع الأجور عبر البنوك.' },
    ],
  }),
} satisfies Record<string, SectionProps<QuestionsData>>;
