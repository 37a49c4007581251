import { getNavigation, getSite } from '../../../site/content.ts';
import { draw } from '../../../site/figures/figures.ts';
import type { Frame, ServiceGroup, SolutionLink } from '../../../site/frame/frame.ts';
import { exampleWords } from './context.ts';

const solution = (slug: string, label: string, line: string): SolutionLink => ({
  slug,
  label,
  line,
  href: `/solutions/${slug}`,
});
const service = (slug: string, label: string) => ({ slug, label, href: `/services/${slug}` });

const solutions: SolutionLink[] = [
  solution('employee-central', 'Employee Central', 'One record of every person'),
  solution('payroll', 'Payroll', 'Paid right, on the day'),
  solution('time-management', 'Time Management', 'Hours, absences and shifts'),
  solution('recruiting', 'Recruiting', 'From the vacancy to the offer'),
  solution('onboarding', 'Onboarding', 'A first day that works'),
  solution('performance-goals', 'Performance & Goals', 'Aims that stay in view'),
  solution('succession-development', 'Succession & Development', 'Who comes next, and how'),
  solution('learning', 'Learning', 'The right course in time'),
  solution('workforce-analytics', 'Workforce Analytics', 'Numbers that Finance believes'),
  solution('compensation', 'Compensation', 'Pay decisions with their reasons'),
  solution('business-ai-hr', 'Business AI for HR', 'Help with the next step'),
];

const services: ServiceGroup[] = [
  {
    label: 'HXM Implementation',
    href: '/services/sap-hxm-implementation',
    links: [
      service('sap-successfactors', 'SAP SuccessFactors Implementation'),
      service('sap-payroll', 'SAP Payroll Cloud & On Premise'),
      service('sap-erp-hcm', 'SAP ERP HCM / Hybrid'),
      service('integration-services', 'Integration Services'),
      service('data-migration', 'Data Migration'),
      service('sap-talent-intelligence', 'Talent Intelligence Hub'),
    ],
  },
  {
    label: 'Consulting',
    href: '/services/consulting',
    links: [service('change-management', 'Change Management'), service('health-check', 'Health Check')],
  },
  { label: 'People and assurance', links: [service('training', 'Training'), service('value-assurance', 'Assurance')] },
];

/** Header, footer and widget with the words of content/, and menus long enough to show how they behave. */
export const exampleFrame: Frame = {
  site: getSite(),
  navigation: getNavigation(),
  words: exampleWords,
  mark: draw({ seed: 'mark', mask: 'ooo', openness: 1, motif: 'both' }),
  solutions,
  services,
  contact: {
    phone: { label: 'Ask for a call back', href: '/contact-us?ask=call-back#message', isNumber: false },
    mail: { label: 'hello@dhr.example', href: 'mailto:hello@dhr.example' },
  },
  years: '2024–2026',
};

/** The company once it has given a phone number; the digits are reserved, nobody answers. */
export const frameWithPhone: Frame = {
  ...exampleFrame,
  contact: { ...exampleFrame.contact, phone: { label: '+971 2 000 0000', href: 'tel:+97120000000', isNumber: true } },
};

const LONG = 'Sozialversicherungsfachangestelltenausbildung';
const LONG_MAIL = 'personalabrechnung.entgeltfortzahlung@dhr.example';

/** Names that do not break: menus must wrap them or grow, never cut them. */
export const frameWithLongWords: Frame = {
  ...exampleFrame,
  solutions: [solution('long', LONG, 'Arbeitsunfähigkeitsbescheinigungen'), solution('arabic', 'الرواتب', 'كل شهر')],
  services: [{ label: LONG, href: '/services/long-head', links: [service('long', LONG)] }],
  contact: { ...exampleFrame.contact, mail: { label: LONG_MAIL, href: `mailto:${LONG_MAIL}` } },
};
