import { expect, it } from 'vitest';
import { getSpelling } from '../../content/get-content.ts';
import { breadcrumbs } from './Breadcrumbs.tsx';

/** tests/static/areas.test.ts reads whole breadcrumbs on the pages. */
it.each([
  ['/services/sap-hxm-implementation', 'SAP HXM Implementation'],
  ['/services/hr-process-implementation', 'HR Process Implementation'],
  ['/dhr-easy-move', 'DHR Easy Move'],
  ['/solutions/business-ai-hr', 'Business AI HR'],
  ['/services/sap-talent-intelligence', 'SAP Talent Intelligence'],
  ['/services/hr-roadmap-transformation', 'HR Roadmap Transformation'],
  ['/blogs/SAP-Payroll-Offerings', 'SAP Payroll Offerings'],
  ['/blogs/sap-erp-hcm-after-2027', 'SAP ERP HCM after 2027'],
  ['/tools/payroll-advisor', 'Payroll Advisor'],
  ['/termsofuse', 'Terms of Use'],
])('spells %s as %s', (path, label) => {
  expect(breadcrumbs(path, 'Home', getSpelling()).at(-1)).toEqual({ label });
});
