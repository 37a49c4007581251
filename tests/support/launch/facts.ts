/** With an extension, as a switchboard has one. */
export const PHONE = { value: '+971 2 555 01 42 ext. 1042', href: 'tel:+97125550142;ext=1042' } as const;

/** Facts such as the owner will give before the launch, as long as real ones may be. None of them is true. */
export const SITE_FACTS: [field: (string | number)[], value: unknown][] = [
  [['origin', 'value'], 'https://www.dhr-as-launched.com'],
  [
    ['legalName', 'value'],
    'DHR Digital Human Resources Transformation, Payroll Consultancy and Information Technology Services (Middle East and India) – Sole Proprietorship L.L.C.',
  ],
  [['phone', 'value'], PHONE.value],
  [['mail', 'value'], 'enquiries@dhr-as-launched.com'],
  [
    ['offices', 0, 'lines'],
    [
      'Office 1704, Al Sarab Tower',
      'Abu Dhabi Global Market Square',
      'Al Maryah Island, P.O. Box 901234',
      'Abu Dhabi',
      'United Arab Emirates',
    ],
  ],
  [
    ['offices', 1, 'lines'],
    [
      '4th Floor, Prestige Technology Park II',
      'Marathahalli–Sarjapur Outer Ring Road',
      'Kadubeesanahalli',
      'Bengaluru, Karnataka 560103',
      'India',
    ],
  ],
  [
    ['offices', 2, 'lines'],
    ['Unit 603, Utkal Signature Business Centre', 'Pahala, National Highway 16', 'Bhubaneswar, Odisha 752101', 'India'],
  ],
  [['offices', 0, 'hours'], 'Monday to Thursday, 8:00 to 17:00, and Friday, 8:00 to 12:00'],
  [['offices', 1, 'hours'], 'Monday to Friday, 9:30 to 18:30, and every second Saturday, 9:30 to 13:00'],
  [['offices', 2, 'hours'], 'Monday to Friday, 9:30 to 18:30'],
  [['social', 0, 'href'], 'https://www.linkedin.com/company/dhr-as-launched'],
  [['social', 1, 'href'], 'https://www.facebook.com/dhr-as-launched'],
  [['social', 2, 'href'], 'https://wa.me/971255501420'],
];

export const PROOF_FACTS: [field: (string | number)[], value: unknown][] = [
  [
    ['credentials'],
    [
      { name: 'SAP partner, services', issuer: 'SAP SE', since: '2024-02-29', href: 'https://partnerfinder.sap.com/' },
      {
        name: 'ISO/IEC 27001:2022',
        issuer: 'An accredited certification body',
        since: '2025-06-30',
        href: 'https://www.iafcertsearch.org/',
      },
    ],
  ],
  [['responseTime', 'value'], 'We answer within one working day, from Monday to Friday.'],
  [['press'], { name: 'Corporate Communications', mail: 'press@dhr-as-launched.com', phone: '+971 2 555 01 43' }],
];

const OFFICES = ['Abu Dhabi', 'Bengaluru', 'Bhubaneswar'] as const;
const NAMES = [
  'Ananya Venkataraghavan',
  'Khalid Al Mazrouei',
  'Subhashree Mohapatra-Patnaik',
  'Rohan D’Souza',
  'Fatima Abdulrahman Al Shamsi',
  'Ganesh Balasubramaniam Iyer',
  'فاطمة عبد الرحمن الشامسي',
  'Mohammed Imtiyaz Siddiqui',
  'Lakshmi Narayanan Krishnamurthy',
  'Sarah Thomas',
];
const ROLES = ['Payroll lead, Gulf countries', 'SAP SuccessFactors architect', 'Integration and data migration lead'];

export const people = NAMES.map((name, i) => ({
  slug: `person-${i + 1}`,
  fields: {
    name,
    role: ROLES[i % ROLES.length],
    office: OFFICES[i % OFFICES.length],
    order: i + 1,
    certificates: [
      { name: 'SAP Certified Associate – SAP SuccessFactors Employee Central Core', date: '2025-03-31' },
      { name: 'SAP Certified Associate – SAP SuccessFactors Employee Central Payroll', date: '2026-01-15' },
    ].slice(0, 1 + (i % 2)),
    agreed: '2026-12-01',
  },
  text: 'I test the hardest case first, because the easy ones follow.',
}));

const CLIENTS = [
  'A healthcare group',
  'A family-owned construction and facilities company',
  'A bank',
  'A government entity',
  'A retailer with stores in six countries',
];

export const references = CLIENTS.map((client, i) => ({
  slug: `reference-${i + 1}`,
  fields: {
    client,
    country: i % 2 === 0 ? 'United Arab Emirates' : 'India and Oman',
    order: i + 1,
    figures: [
      { value: `${(i + 2) * 1100}`, label: 'employees paid every month', source: 'Client, December 2026' },
      { value: '99.8 %', label: 'payslips right first time', source: 'Client, December 2026' },
    ],
    permission: '2026-12-01',
  },
  text: 'Employee Central Payroll for three legal entities, with two parallel runs and a handover to the payroll team of the client.',
}));
