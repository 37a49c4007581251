import type { ComponentProps } from 'react';
import { braid, carouselWords } from '../../tests/support/examples/carousel.ts';
import { draw } from '../figures/figures.ts';
import type { Testimonials } from './Testimonials.tsx';

const words = { ...carouselWords, controls: 'Testimonial controls' };
const say = (company: string, quote: string, example?: string) => ({
  quote,
  company,
  example,
  drawing: draw({ seed: company }),
});

export const examples = {
  'six quotes': {
    heading: 'What clients say',
    words,
    braid: braid(6),
    items: [
      say('Healthcare group, UAE', 'The first payroll after go-live closed a day early.'),
      say('Manufacturing group, India', 'They told us which customisations to give up.'),
      say('Conglomerate, Gulf region', 'Now there is one number, and Finance believes it.'),
      say('Financial services company, India', 'Their consultants had done our job before.'),
      say('Logistics operator, Middle East', 'You can tell from the first reply.'),
      say('Technology firm, global', 'New colleagues arrive to a laptop, a badge and a plan.'),
    ],
  },
  'quotes that no client has confirmed': {
    heading: 'What clients say',
    words,
    braid: braid(2),
    items: [
      say('Healthcare group, UAE', 'Nobody noticed that payroll had moved.', 'Example, not a client’s words'),
      say(
        'Manufacturing group, India',
        'They told us which customisations to give up.',
        'Example, not a client’s words',
      ),
    ],
  },
  'very long words and Arabic': {
    heading: 'Kundenstimmen',
    words,
    braid: braid(2),
    items: [
      say('Sozialversicherungsfachangestellte', 'Arbeitsunfähigkeitsbescheinigungsübermittlungsverfahren!'),
      say('مجموعة صحية، الإمارات', 'أغلقت أول دورة رواتب قبل موعدها بيوم.'),
    ],
  },
} satisfies Record<string, ComponentProps<typeof Testimonials>>;
