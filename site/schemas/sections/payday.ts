import { z } from 'zod';
import {
  group,
  label,
  listOf,
  provisional,
  sentence,
} from '../../../content-reader/schema-words.ts';
import { heading, kind } from './section-parts.ts';

const choice = z.strictObject({
  label: label.describe('The choice; it also introduces its advice'),
  stop: sentence.describe('What to stop now'),
  write: sentence.describe('What to write down'),
});

export const paydaySchema = kind(
  'payday',
  'Help on a payday that goes wrong: three questions, advice, the time at the offices and a call-back',
  {
    heading,
    text: sentence.describe('Under the heading: what the questions lead to'),
    questions: listOf('Three questions, each with two or three choices', {
      question: label.describe('As a person under pressure can answer it'),
      choices: z.array(choice).min(2).max(3).describe('Two or three choices, each with its advice'),
    }).length(3, { error: 'must hold three questions' }),
    stop: label.describe('The heading of what to stop now'),
    write: label.describe('The heading of what to write down'),
    offices: group('The local time of each office', {
      heading: label.describe('The heading of the local times'),
      open: label.describe(
        'After the local time of an office that is open, by its hours in content/site.yaml',
      ),
      closed: label.describe('After that of one that is closed'),
      seen: sentence.describe('What becomes of a request; promise only what is agreed'),
      outside: sentence.describe(
        'The same outside office hours; shown once an office has hours in content/site.yaml',
      ),
    }),
    callBack: group('The form for a call-back, which the desk shows first', {
      heading: label.describe('The heading of the form'),
      text: sentence.describe('What not to write into it'),
      message: label.describe('The label of the message'),
      button: label.describe('The words on the button'),
    }),
    provisional,
  },
);
