/** Invented people and companies, for the pictures of docs/desk.md. */
export interface Example {
  firstName: string;
  lastName: string;
  jobTitle: string;
  company: string;
  country: string;
  message: string;
  services: string[];
}

const example = (
  firstName: string,
  lastName: string,
  jobTitle: string,
  company: string,
  country: string,
  message: string,
  services: string[] = ['Service 1'],
): Example => ({ firstName, lastName, jobTitle, company, country, message, services });

/** The oldest first. */
export const examples: readonly Example[] = [
  example(
    'Elena',
    'Petrova',
    'People Lead',
    'Balkan Energy',
    'Bulgaria',
    'Our administrators need training in role-based permissions. Do you teach in Sofia?',
    ['Service 3'],
  ),
  example(
    'Hamad',
    'Al Kuwari',
    'Head of HR Systems',
    'Doha Retail Group',
    'Qatar',
    'We would like a health check before the second-half release, about 3,400 employees.',
    ['Service 5'],
  ),
  example(
    'Grace',
    'Oyelaran',
    'Chief Operating Officer',
    'Lagoon Foods',
    'Nigeria',
    'Is there a SAP payroll version for Nigeria that you have worked with?',
    ['Service 2'],
  ),
  example(
    'Fatima',
    'Al Harthi',
    'HR Manager',
    'Muscat Dairy',
    'Oman',
    'Two consultants for Employee Central, from January, for six months. Could you send profiles?',
    ['Service 4'],
  ),
  example(
    'Tobias',
    'Lindqvist',
    '',
    'Norrvik Shipping',
    'Sweden',
    'Hello, your deadline page says 20 November. Our interface to the bank still uses basic authentication. Who can help?',
    ['Service 6'],
  ),
  example(
    'Meera',
    'Nair',
    'HR Director',
    'Al Noor Healthcare',
    'United Arab Emirates',
    'We run payroll for six countries on SAP ERP HCM and our support ends with 2027. The board wants a plan by March.\n\nCould somebody look at our list and tell us which countries can move to Employee Central Payroll, and which should not?',
    ['Service 1', 'Service 6'],
  ),
];

export const held: Example = example(
  'Kevin',
  'Kevin',
  '',
  'Kevin',
  'United States',
  'Boost your website ranking! First page of Google guaranteed, buy backlinks and traffic, click here http://ranking.example http://links.example',
  [],
);

export const addressOf = ({ firstName, company }: Example): string =>
  `${firstName.toLowerCase()}@${company.toLowerCase().replaceAll(/[^a-z]/g, '')}.example`;
