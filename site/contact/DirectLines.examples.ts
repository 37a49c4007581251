import type { ComponentProps } from 'react';
import { getWords } from '../content.ts';
import { words } from '../words.ts';
import type { DirectLines } from './DirectLines.tsx';

const mail = { label: 'hello@dhr.example', href: 'mailto:hello@dhr.example' };
const say = words(getWords());

export const examples = {
  'with a phone number': {
    contact: { phone: { label: '+971 0 000 0000', href: 'tel:+97100000000', isNumber: true }, mail },
    words: say,
  },
  'before a number is known': {
    contact: {
      phone: { label: 'Ask for a call back', href: '/contact-us?ask=call-back#message', isNumber: false },
      mail,
    },
    words: say,
  },
} satisfies Record<string, ComponentProps<typeof DirectLines>>;
