import { globSync } from 'node:fs';

const listOf = (words: string): string[] => words.split(' ');

/**
 * The words and numbers that the specification fixes, and nothing else. Tests read these from here and every other word
 * from content/, so that an editor may change any sentence that does not hold one of these.
 */

export const BRAND = { name: 'DHR', tagline: 'digitizing HR', copyrightYear: 2024 } as const;

/** Eleven, and every solution that was added since. */
const MODULES = Math.max(11, globSync('content/solutions/*.yaml').length);

/** Site-wide claims and marketing figures, by their names in content/claims.yaml: what is shown, and the bare number. */
export const CLAIMS = {
  yearsOfExperience: ['20+', 20],
  services: ['22', 22],
  serviceCategories: ['6', 6],
  solutionModules: [String(MODULES), MODULES],
  countriesImplemented: ['100+', 100],
  payrollExperts: ['50+', 50],
  recruiters: ['30+', 30],
  officeCountries: ['two', 2],
  ecpCountries: ['50', 50],
  s4SapCountries: ['58', 58],
  s4PartnerCountries: ['41', 41],
  payrollCountries: ['99', 99],
  peoplePaid: ['100M', 100_000_000],
  payrollCustomers: ['9000', 9000],
  ecpMinimum: ['500', 500],
  partnerCloudMaximum: ['5,000', 5000],
  childAge: ['13', 13],
  adultAge: ['18', 18],
  claimYears: ['one', 1],
  liabilityMonths: ['three', 3],
} as const satisfies Record<string, readonly [shown: string, count: number]>;

/** The claims of the home page, in the order of the specification, and the figures of the article on payroll. */
type Claim = keyof typeof CLAIMS;
export const HOME_CLAIMS: Claim[] = [
  ...(['yearsOfExperience', 'services', 'solutionModules'] as const),
  ...(['countriesImplemented', 'payrollExperts', 'recruiters'] as const),
];
export const ARTICLE_CLAIMS: Claim[] = [
  ...(['ecpCountries', 's4SapCountries', 's4PartnerCountries', 'payrollCountries'] as const),
  ...(['peoplePaid', 'payrollCustomers', 'ecpMinimum', 'partnerCloudMaximum'] as const),
];

/** What each of the six sentences of the banner must speak of. */
export const BANNER = [
  'trusted technology partner for HR digital transformation',
  'Big4',
  '20 years of experience',
  'tailored',
  'AI-powered HR solutions',
  'digitizing HR',
] as const;

export const CITIES = { 'Abu Dhabi': 'AE', Bengaluru: 'IN', Bhubaneswar: 'IN' } as const;

export const SOLUTIONS = listOf(
  'employee-central payroll time-management recruiting onboarding performance-goals succession-development learning workforce-analytics compensation business-ai-hr',
);

export const SERVICES = {
  'sap-successfactors': 'SAP SuccessFactors Implementation',
  'sap-payroll': 'SAP Payroll Cloud & On Premise Implementation',
  'sap-erp-hcm': 'SAP ERP HCM/ Hybrid',
  'hr-process-implementation': 'HR Process Implementation',
  'hr-roadmap-transformation': 'HR Tech Roadmap Transformation',
  'solution-architecture': 'Solution Architecture Advisory',
  'change-management': 'Change Management',
  'test-management': 'Test Management',
  'integration-services': 'Integration Services',
  'application-support': 'Application Management Support',
  'data-migration': 'Data Migration',
  'health-check': 'Health Check',
  'sap-talent-intelligence': 'Talent Intelligence Hub',
  'payroll-support': 'Payroll Support',
  'sap-hxm-implementation': 'Sap HXM Implementation',
  consulting: 'Consulting',
  'support-services': 'Support Services',
  training: 'Training',
  'staff-augmentation': 'Staff-Augmentation',
  'value-assurance': 'Value Assurance Services',
} as const;
export const SERVICE_SLUGS = Object.keys(SERVICES);

/** The groups of the Services menu, each with the page that heads it. */
export const SERVICE_GROUPS = [
  {
    label: 'HXM Implementation',
    head: 'sap-hxm-implementation',
    slugs: listOf(
      'sap-successfactors sap-payroll sap-erp-hcm integration-services data-migration sap-talent-intelligence',
    ),
  },
  {
    label: 'Consulting',
    head: 'consulting',
    slugs: listOf('hr-process-implementation hr-roadmap-transformation change-management test-management health-check'),
  },
  { label: 'Support Services', head: 'support-services', slugs: listOf('application-support payroll-support') },
];
/** Services of the menu that stand in no group of the specification. */
export const SERVICES_BESIDE = ['training', 'staff-augmentation', 'value-assurance'] as const;
/** Services that show one content page. */
export const SHARED_VIEWS = [
  ['payroll-support', 'sap-hxm-implementation', 'consulting'],
  ['training', 'support-services'],
] as const;

/** The top-level routes that match the path and anything below it, and show one page. */
export const ONE_PAGE_ROUTES = listOf('/about-us /privacy-policy /disclaimer /termsofuse /how-we-deliver');
export const OTHER_ROUTES = ['/', '/solutions', '/services', '/blogs'] as const;
export const ALSO_REFERENCED = ['/products', '/dhr-easy-move', '/news', '/contact-us'] as const;
export const ARTICLE_PATH = '/blogs/SAP-Payroll-Offerings';
export const REDIRECTS = {
  '/contact': '/contact-us',
  '/solutions/sap-successfactors': '/solutions',
  '/sap-successfactors': '/services/sap-successfactors',
} as const;

/** The top navigation: each entry with the addresses it leads to. */
export const MENU = {
  Solutions: ['/solutions'],
  Services: ['/services'],
  Products: ['/products', '/dhr-easy-move'],
  'About Us': ['/about-us'],
  Resources: ['/blogs', '/how-we-deliver'],
} as const;
export const CONTACT_US = 'Contact Us';
export const CURRENT_OPENING = 'Current Opening';
export const FOOTER_TARGETS = listOf(
  '/about-us /careers /blogs /news /privacy-policy /disclaimer /termsofuse /solutions/sap-successfactors /solutions/payroll /services/solution-architecture /services/health-check /services/application-support',
);
export const ENQUIRY = 'Enquiry';
export const FIND_OUT_MORE = 'Find out more';
/** The buttons that the service pages have among them. */
export const SERVICE_BUTTONS = ['Learn More', 'Get in Touch', 'Contact Us'] as const;

export const NOT_FOUND = '404 Not Found';
export const HEADINGS = {
  homeServices: 'Your Trusted SAP SuccessFactors & Payroll Solution Provider',
  solutionPrefix: 'Success Factor',
  servicesArea: 'SAP SuccessFactors Implementation',
  blogArea: 'SAP Payroll Deployment options for customer',
  article: 'SAP Payroll Offering',
  product: 'DHR Easy Move',
} as const;
/** The heading of the contact page asks whether the visitor needs help implementing the software. */
export const CONTACT_HEADING = ['help', 'implement', '?'] as const;

export const SERVICE_CARDS = {
  Consulting: '/services/hr-process-implementation',
  Implementation: '/services/sap-successfactors',
  'Resource Augmentation': '/services/staff-augmentation',
  Training: '/services/training',
  'Value Assurance Services': '/services/value-assurance',
  Support: '/services/application-support',
} as const;

/** What the text of a service page must speak of. */
export const SERVICE_SUBJECTS = {
  'sap-successfactors': ['partner'],
  'sap-payroll': ['cloud', 'on premise'],
  'sap-talent-intelligence': ['one-pager'],
  'change-management': ['change'],
  'test-management': ['test'],
  'integration-services': ['accelerator'],
  'application-support': ['Bronze', 'Silver', 'Gold', 'payroll support', 'estimator'],
  'payroll-support': ['payroll support', 'compliance', 'tailored'],
  'data-migration': ['migration'],
  training: ['training'],
  'hr-process-implementation': ['process'],
  'staff-augmentation': ['resource augmentation'],
  'health-check': ['health check'],
  'solution-architecture': ['architecture'],
  'hr-roadmap-transformation': ['roadmap'],
  'sap-erp-hcm': ['SAP ERP HCM', 'hybrid'],
  'value-assurance': [
    ...['premium engagement', 'key benefits', 'add-on'],
    ...['design review', 'solution review', 'business readiness review'],
  ],
} as const satisfies Partial<Record<keyof typeof SERVICES, readonly string[]>>;
/** Pages that show a process of so many steps or phases. */
export const SERVICE_STEPS = { 'test-management': 5, 'integration-services': 5, 'data-migration': 3 } as const;
export const SUPPORT_PACKAGES = { Bronze: false, Silver: true, Gold: true } as const;
export const RELEASE_MANAGEMENT = 'release management';

export const ARTICLE_COLUMNS = [
  'SAP S4 HANA Payroll',
  'Employee Central Payroll',
  'Partner-delivered payroll',
] as const;
/** For whom the article names the partner-managed cloud. */
export const PARTNER_CLOUD = ['partner-managed cloud', 'GB', 'smaller countries'] as const;

export const ABOUT_US = {
  headings: ['mission', 'what we do'],
  values: ['Agile', 'Integrity', 'Innovation', 'Compliant'],
} as const;
export const HOW_WE_DELIVER = {
  principles: ['Predictable', 'Simple', 'Standardize'],
  headings: ['clean core', 'SAP Activate'],
  method: 'methodology',
} as const;
/** The legal pages: title, and what each heading must speak of. */
export const LEGAL = {
  '/privacy-policy': {
    title: 'Privacy Policy',
    headings: [
      ...['scope', 'disclosure', 'choices', 'access', 'protection', 'visiting from outside India', 'children'],
      ...['user-generated content', 'changes', 'questions'],
    ],
  },
  '/disclaimer': { title: 'Disclaimer', headings: ['no warranty', 'limited liability'] },
  '/termsofuse': {
    title: 'Terms Of Use',
    headings: [
      ...['changes', 'registration', 'licence', 'user submissions', 'acceptable use', 'account deletion'],
      ...['indemnification', 'governing law', 'arbitration in India', 'claim'],
    ],
  },
};
/** Paragraphs of the legal pages that must hold these words together. */
export const LEGAL_TERMS = {
  '/privacy-policy': [['children', '13'], ['18']],
  '/termsofuse': [['laws of India'], ['arbitrat', 'India'], ['one year'], ['wilful misconduct', 'three months']],
} as const;

/** The fields of the enquiry form, in the order of the page. */
export const FORM_FIELDS = listOf(
  'firstName lastName company jobTitle businessEmail country services message privacyPolicy',
);
/** The choices of the enquiry form, each under the word by which a link preselects it; stored as Service 1 to Service 6. */
export const PRESELECTED = {
  implementation: 'SAP HXM Implementation',
  consulting: 'Consulting',
  training: 'Training',
  'staff-augmentation': 'Staff Augmentation',
  'value-assurance': 'Value Assurance Services',
  support: 'Support Services',
} as const;
export const PREFERRED_SERVICES = Object.values(PRESELECTED);

/** What the form says, letter by letter. */
export const FORM_WORDS = {
  sending: 'Sending...',
  failure: 'Something went wrong, please try again later',
  calm: 'Not sent yet – your details are still here',
  consentMissing: 'You must agree to the privacy policy before submitting.',
  consent: 'I have read the privacy policy and agree that you use these details to answer my enquiry.',
} as const;
