/** The lists of the specification, word for word. The tests of several sections walk them. */

export const SOLUTIONS = [
  'employee-central',
  'payroll',
  'time-management',
  'recruiting',
  'onboarding',
  'performance-goals',
  'succession-development',
  'learning',
  'workforce-analytics',
  'compensation',
  'business-ai-hr',
] as const;

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

/** Groups of the Services menu; the last three stand by themselves. */
const SERVICE_GROUPS = {
  'HXM Implementation': [
    'sap-successfactors',
    'sap-payroll',
    'sap-erp-hcm',
    'integration-services',
    'data-migration',
    'sap-talent-intelligence',
  ],
  Consulting: [
    'hr-process-implementation',
    'hr-roadmap-transformation',
    'change-management',
    'test-management',
    'health-check',
  ],
  'Support Services': ['application-support', 'payroll-support'],
} as const;
const SERVICES_BESIDE = ['training', 'staff-augmentation', 'value-assurance'] as const;

const consulting: readonly string[] = SERVICE_GROUPS.Consulting;

/**
 * The same groups as our menus list them: each under the page that heads it, and with Solution Architecture Advisory,
 * which the specification's menu leaves out, among its like. A group asks for one choice of the enquiry form; the
 * services beside the groups are choices themselves.
 */
export const SERVICES_MENU: readonly {
  label: string;
  head?: string;
  asks?: keyof typeof PRESELECTED;
  slugs: readonly string[];
}[] = [
  {
    label: 'HXM Implementation',
    head: 'sap-hxm-implementation',
    asks: 'implementation',
    slugs: SERVICE_GROUPS['HXM Implementation'],
  },
  {
    label: 'Consulting',
    head: 'consulting',
    asks: 'consulting',
    slugs: consulting.toSpliced(2, 0, 'solution-architecture'),
  },
  {
    label: 'Support Services',
    head: 'support-services',
    asks: 'support',
    slugs: SERVICE_GROUPS['Support Services'],
  },
  { label: 'People and assurance', slugs: SERVICES_BESIDE },
];

/** The words of the menus: the label, or a shorter or better spelt form of it. */
export const SERVICE_WORDS: Record<string, string> = {
  ...SERVICES,
  'sap-payroll': 'SAP Payroll Cloud & On Premise',
  'sap-erp-hcm': 'SAP ERP HCM / Hybrid',
  'sap-hxm-implementation': 'HXM Implementation',
  'staff-augmentation': 'Staff Augmentation',
};

/** The top-level routes that match "the path and anything below it" and show one page. */
export const ONE_PAGE_ROUTES = [
  '/about-us',
  '/privacy-policy',
  '/disclaimer',
  '/termsofuse',
  '/how-we-deliver',
] as const;
export const OTHER_ROUTES = ['/', '/solutions', '/services', '/blogs'] as const;
export const ALSO_REFERENCED = ['/products', '/dhr-easy-move', '/news', '/contact-us'] as const;

export const SERVICE_CARDS = {
  Consulting: '/services/hr-process-implementation',
  Implementation: '/services/sap-successfactors',
  'Resource Augmentation': '/services/staff-augmentation',
  Training: '/services/training',
  'Value Assurance Services': '/services/value-assurance',
  Support: '/services/application-support',
} as const;

/** The choices of the enquiry form, each under the word by which a link preselects it. */
export const PRESELECTED = {
  implementation: 'SAP HXM Implementation',
  consulting: 'Consulting',
  training: 'Training',
  'staff-augmentation': 'Staff Augmentation',
  'value-assurance': 'Value Assurance Services',
  support: 'Support Services',
} as const;
export const PREFERRED_SERVICES = Object.values(PRESELECTED);
