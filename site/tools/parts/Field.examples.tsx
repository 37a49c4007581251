import type { ComponentProps } from 'react';
import type { Field } from './Field.tsx';

const input = (id: string, value: string, isBad = false) => (
  <input id={id} defaultValue={value} aria-describedby={`${id}-about`} aria-invalid={isBad} />
);

export const examples: Record<string, ComponentProps<typeof Field>> = {
  'with a hint': {
    id: 'example-1',
    label: 'Country',
    hint: 'Type a name or an ISO code.',
    children: input('example-1', ''),
  },
  'with a message': {
    id: 'example-2',
    label: 'People paid',
    hint: 'The people paid in this country in a normal month.',
    error: 'Write a number of people, for example 1,200, or leave the field empty.',
    children: input('example-2', 'many', true),
  },
  'with a label that is only read out': {
    id: 'example-3',
    label: 'People paid: India',
    look: 'bare',
    children: input('example-3', '4,200'),
  },
};
