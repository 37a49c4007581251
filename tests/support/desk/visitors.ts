import type { Visitor } from './server.ts';

const PEOPLE: readonly (readonly [string, string, string, string, string])[] = [
  ['Meera', 'Nair', 'HR Director', 'Al Noor Healthcare', 'United Arab Emirates'],
  ['Tobias', 'Lindqvist', '', 'Norrvik Shipping', 'Sweden'],
  ['Fatima', 'Al Harthi', 'HR Manager', 'Muscat Dairy', 'Oman'],
  ['Grace', 'Oyelaran', 'Chief Operating Officer', 'Lagoon Foods', 'Nigeria'],
  ['Hamad', 'Al Kuwari', 'Head of HR Systems', 'Doha Retail Group', 'Qatar'],
  ['Elena', 'Petrova', 'People Lead', 'Balkan Energy', 'Bulgaria'],
];
const QUESTIONS = [
  'We run payroll for six countries on SAP ERP HCM and our support ends with 2027. Could you look at our list?',
  'Our administrators need training in role-based permissions of SuccessFactors.',
  'Two consultants for Employee Central from January, for six months. Is that possible?',
  'We would like a health check of our SuccessFactors system before the next release.',
] as const;

/** An honest visitor; the number tells one from all others. */
export function visitor(number: number): Visitor {
  const [firstName, lastName, jobTitle, company, country] = PEOPLE[number % PEOPLE.length] ?? PEOPLE[0]!;
  return {
    firstName,
    lastName,
    jobTitle,
    company,
    country,
    businessEmail: `visitor-${number}@${company.toLowerCase().replaceAll(' ', '')}.example`,
    message: `${QUESTIONS[number % QUESTIONS.length]} Our file is number ${number}.`,
    services: ['Service 1', 'Service 6'],
  };
}

/** A message that no person at DHR should have to read. */
export function spammer(number: number): Visitor {
  return {
    firstName: 'Kevin',
    lastName: 'Kevin',
    company: 'Kevin',
    businessEmail: `kevin-${number}@ranking.example`,
    country: 'United States',
    message:
      'Boost your website ranking! First page of Google guaranteed, buy backlinks and traffic, click here http://ranking.example http://cheap.example http://links.example',
  };
}
