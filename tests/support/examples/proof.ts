import type { AllProof } from '../../../site/proof/proof.ts';

/** As the site begins. */
export const noProof: AllProof = {
  credentials: null,
  responseTime: { value: null },
  press: null,
  people: [],
  references: [],
};

/** Invented, for tests only. */
export const exampleProof: AllProof = {
  credentials: [
    {
      name: 'Example certificate',
      issuer: 'Example institute',
      since: new Date('2026-01-31'),
      href: 'https://institute.example/check',
    },
  ],
  responseTime: { value: 'We answer within one working day.' },
  press: { name: 'Example Person', mail: 'press@dhr.example', phone: '+971 2 000 0000' },
  people: [
    {
      slug: 'example-person',
      name: 'Example Person',
      role: 'Payroll lead',
      office: 'Bengaluru',
      order: 1,
      certificates: [{ name: 'Example certificate', date: new Date('2026-01-31') }],
      agreed: new Date('2026-11-15'),
      text: 'I like a pay run that nobody talks about.',
      picture: undefined,
    },
  ],
  references: [
    {
      slug: 'example-client',
      client: 'Example client',
      country: 'United Arab Emirates',
      order: 1,
      figures: [{ value: '12', label: 'countries on one payroll', source: 'Example client, annual report 2026' }],
      quote: {
        text: 'The first run was right.',
        by: 'Example Person, head of payroll',
        source: 'https://client.example/report',
      },
      permission: new Date('2026-11-15'),
      text: 'Payroll moved to the cloud, country by country.',
      picture: undefined,
    },
  ],
};
