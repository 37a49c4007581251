/** With an extension, as a switchboard has one. */
export const PHONE = { value: '+971 2 555 01 42 ext. 1042', href: 'tel:+97125550142;ext=1042' } as const;

type Fact = [field: (string | number)[], value: unknown];
const LEGAL_NAME =
  'DHR Digital Human Resources Transformation, Payroll Consultancy and Information Technology Services (Middle East and India) – Sole Proprietorship L.L.C.';
const HOURS = 'Monday to Friday, 9:30 to 18:30, and every second Saturday, 9:30 to 13:00';
const ADDRESSES = [
  'Office 1704, Al Sarab Tower|Abu Dhabi Global Market Square|Al Maryah Island, P.O. Box 901234|Abu Dhabi|United Arab Emirates',
  '4th Floor, Prestige Technology Park II|Marathahalli–Sarjapur Outer Ring Road|Kadubeesanahalli|Bengaluru, Karnataka 560103|India',
  'Unit 603, Utkal Signature Business Centre|Pahala, National Highway 16|Bhubaneswar, Odisha 752101|India',
];
const SOCIAL = ['https://www.linkedin.com/company/dhr', 'https://www.facebook.com/dhr', 'https://wa.me/971255501420'];

/** Facts such as the owner will give before the launch, as long as real ones may be. None of them is true. */
export const SITE_FACTS: Fact[] = [
  [['origin', 'value'], 'https://www.dhr-as-launched.com'],
  [['legalName', 'value'], LEGAL_NAME],
  [['phone', 'value'], PHONE.value],
  [['whatsapp', 'number'], '+971 50 555 01 42'],
  [['mail', 'value'], 'enquiries@dhr-as-launched.com'],
  ...ADDRESSES.map((lines, office): Fact => [['offices', office, 'lines'], lines.split('|')]),
  ...ADDRESSES.map((_, office): Fact => [['offices', office, 'hours'], HOURS]),
  ...SOCIAL.map((href, network): Fact => [['social', network, 'href'], href]),
];

const ISSUER = 'An accredited certification body';
export const PROOF_FACTS: Fact[] = [
  [
    ['credentials'],
    [
      { name: 'SAP partner, services', issuer: 'SAP SE', since: '2024-02-29', href: 'https://partnerfinder.sap.com/' },
      { name: 'ISO/IEC 27001:2022', issuer: ISSUER, since: '2025-06-30', href: 'https://www.iafcertsearch.org/' },
    ],
  ],
  ...['licence', 'livePayrolls', 'coreHrProject', 'payrollProject', 'price', 'languages', 'saudiArabia'].map(
    (name): Fact => [
      ['facts', name, 'value'],
      'Eight to eleven months with six of our people and four of yours, from the first workshop to the first pay run.',
    ],
  ),
  [['responseTime', 'value'], 'We answer within one working day, from Monday to Friday.'],
  [['press'], { name: 'Corporate Communications', mail: 'press@dhr-as-launched.com', phone: '+971 2 555 01 43' }],
];

const NAMES = ['Ananya Venkataraghavan', 'Subhashree Mohapatra-Patnaik', 'فاطمة عبد الرحمن الشامسي', 'Sarah Thomas'];
export const people = NAMES.map((name, i) => ({
  slug: `person-${i + 1}`,
  fields: {
    name,
    role: 'Integration and data migration lead',
    office: 'Bhubaneswar',
    order: i + 1,
    certificates: ['Core', 'Payroll'].map((part) => ({
      name: `SAP Certified Associate – SAP SuccessFactors Employee Central ${part}`,
      date: '2025-03-31',
    })),
    agreed: '2026-11-01',
  },
  text: 'I test the hardest case first, because the easy ones follow.',
}));

const CLIENTS = ['A bank', 'A family-owned construction and facilities company', 'A healthcare group'];
export const references = CLIENTS.map((client, i) => ({
  slug: `reference-${i + 1}`,
  fields: {
    client,
    country: ['United Arab Emirates', 'Saudi Arabia', 'India'][i],
    order: i + 1,
    figures: [
      { value: '3,300', label: 'employees paid every month', source: 'Client, October 2026' },
      { value: '99.8 %', label: 'payslips right first time', source: 'Client, October 2026' },
    ],
    permission: '2026-11-01',
  },
  text: 'Employee Central Payroll for three legal entities, with two parallel runs and a handover to the payroll team of the client.',
}));
