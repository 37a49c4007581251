import type { ComponentProps } from 'react';
import { braid, carouselWords } from '../../tests/support/examples/carousel.ts';
import type { Banner } from './Banner.tsx';

export const examples = {
  'six sentences': {
    label: 'What DHR stands for',
    words: carouselWords,
    braid: braid(6),
    sentences: [
      'Your trusted technology partner for HR digital transformation',
      'Certified experts, formerly with the Big4',
      'Over 20 years of experience',
      'HR solutions tailored to the way you work',
      'AI-powered HR solutions',
      'Digitizing HR',
    ],
  },
  'very long words': {
    label: 'What DHR stands for',
    words: carouselWords,
    braid: braid(6),
    sentences: [
      'Arbeitsunfähigkeitsbescheinigungsübermittlungsverfahren',
      'شريك موثوق للتحول الرقمي في الموارد البشرية',
      'Sozialversicherungsfachangestelltenausbildung',
      'Entgeltfortzahlungsversicherung',
      'Lohnsteueranmeldungsverfahren',
      'HR',
    ],
  },
} satisfies Record<string, ComponentProps<typeof Banner>>;
