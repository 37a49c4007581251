import { globSync } from 'node:fs';

function listOf(words: string): string[] {
  return words.split(' ');
}

/** The words and numbers that the specification fixes; every other word tests read from content/. */

export const BRAND = { name: 'DHR', tagline: 'digitizing HR', copyrightYear: 2024 } as const;

/** Eleven, and every solution that was added since. */
const MODULES = String(Math.max(11, globSync('content/solutions/*.yaml').length));

/** The claims of the home page, by their names in content/claims.yaml. */
export const HOME_CLAIMS = {
  yearsOfExperience: '20+',
  services: '22',
  solutionModules: MODULES,
  countriesImplemented: '100+',
  payrollExperts: '50+',
  recruiters: '30+',
};
export const SERVICE_CATEGORIES = '6';

export const BANNER = [
  'Trusted technology partner for HR digital transformation',
  'Certified experts formerly in Big4',
  'Over 20 years of experience',
  'Tailored HR solutions',
  'AI-powered HR solutions',
  'Digitizing HR',
];

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
/** Services that the specification puts into no group of the menu. */
export const UNGROUPED_SERVICES = ['training', 'staff-augmentation', 'value-assurance'] as const;
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
  // Two links of the footer had no leading slash, so they led here from other pages.
  '/health-check': '/services/health-check',
  '/solutions/health-check': '/services/health-check',
  '/application-support': '/services/application-support',
  '/solutions/application-support': '/services/application-support',
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

/** Pages that show a process of so many steps or phases. */
export const SERVICE_STEPS = { 'test-management': 5, 'integration-services': 5, 'data-migration': 3 } as const;
export const SUPPORT_PACKAGES = { Bronze: false, Silver: true, Gold: true } as const;
export const RELEASE_MANAGEMENT = 'release management';

/** Words of the main part of a page: anywhere, or in the elements of a selector. An … leaves room for other words. */
export const PAGES: Record<string, Record<string, readonly string[]>> = {
  '/': { dt: ['two countries'] },
  '/about-us': {
    h2: ['mission', 'what we do'],
    'li:has(svg):has(p) h3': ['Agile', 'Integrity', 'Innovation', 'Compliant'],
  },
  '/how-we-deliver': {
    dt: ['Predictable', 'Simple', 'Standardize'],
    h2: ['clean core', 'SAP Activate'],
    text: ['methodology'],
  },
  '/blogs': { h1: [HEADINGS.blogArea] },
  [ARTICLE_PATH]: {
    h1: [HEADINGS.article],
    'p:has(+ h1)': [HEADINGS.blogArea],
    'thead [scope=col]': ['SAP S4 HANA Payroll', 'Employee Central Payroll', 'Partner-delivered payroll'],
    text: [
      ...['50', '58', '41', '99', '100M', '9000', '500', '5,000'],
      ...['partner-managed cloud', 'GB', 'smaller countries'],
    ],
  },
  '/privacy-policy': {
    h1: ['Privacy Policy'],
    'h2:not(:has(+ h2))': [
      ...['scope', 'disclosure', 'choices', 'access', 'protection', 'visiting from outside India', 'children'],
      ...['user-generated content', 'changes', 'questions'],
    ],
    'p, li': ['children…13', '18'],
  },
  '/disclaimer': { h1: ['Disclaimer'], 'h2:not(:has(+ h2))': ['no warranty', 'limited liability'] },
  '/termsofuse': {
    h1: ['Terms Of Use'],
    'h2:not(:has(+ h2))': [
      ...['changes', 'registration', 'licence', 'user submissions', 'acceptable use', 'account deletion'],
      ...['indemnification', 'governing law', 'arbitration in India', 'claim'],
    ],
    'p, li': ['laws of India', 'arbitration…India', 'one year', 'wilful misconduct…three months'],
  },
  '/dhr-easy-move': { h1: ['DHR Easy Move'] },
  '/services/sap-successfactors': { text: ['partner'] },
  '/services/sap-payroll': { text: ['cloud', 'on premise'] },
  '/services/sap-talent-intelligence': { text: ['one-pager'] },
  '/services/change-management': { text: ['change'] },
  '/services/test-management': { text: ['test'] },
  '/services/integration-services': { text: ['accelerator'] },
  '/services/application-support': { text: ['Bronze', 'Silver', 'Gold', 'payroll support', 'estimator'] },
  '/services/payroll-support': { text: ['payroll support', 'compliance', 'tailored'] },
  '/services/data-migration': { text: ['migration'] },
  '/services/training': { text: ['training'] },
  '/services/hr-process-implementation': { text: ['process'] },
  '/services/staff-augmentation': { text: ['resource augmentation'] },
  '/services/health-check': { text: ['health check'] },
  '/services/solution-architecture': { text: ['architecture'] },
  '/services/hr-roadmap-transformation': { text: ['roadmap'] },
  '/services/sap-erp-hcm': { text: ['SAP ERP HCM', 'hybrid'] },
  '/services/value-assurance': {
    text: ['premium engagement', 'key benefits', 'add-on'],
    'thead th': ['design review', 'solution review', 'business readiness review'],
  },
};

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

/** The words of the form, letter by letter. */
export const FORM_WORDS = {
  sending: 'Sending...',
  failure: 'Something went wrong, please try again later',
  calm: 'Not sent yet – your details are still here',
  consentMissing: 'You must agree to the privacy policy before submitting.',
  consent: 'I have read the privacy policy and agree that you use these details to answer my enquiry.',
} as const;
