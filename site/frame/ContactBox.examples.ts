import type { ComponentProps } from 'react';
import type { ContactBox } from './ContactBox.tsx';

export const examples = {
  'with a service for the form to preselect': {
    heading: 'Tell us your next three cut-off dates',
    text: 'Add the countries and the number of payslips. We will reply with what a hand-over would take.',
    button: 'Contact Us',
    service: 'support',
  },
  'without a service': {
    heading: 'Not sure which module comes first?',
    text: 'Describe what hurts in your own words.',
    button: 'Get in Touch',
  },
  'very long words': {
    heading: 'Arbeitsunfähigkeitsbescheinigungsübermittlungsverfahren im Griff',
    text: 'Entgeltfortzahlungsversicherung, Lohnsteueranmeldungsverfahren, Sozialversicherungsfachangestelltenausbildung.',
    button: 'Learn More',
  },
} satisfies Record<string, ComponentProps<typeof ContactBox>>;
