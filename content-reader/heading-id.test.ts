import { expect, it } from 'vitest';
import { headingId } from './heading-id.ts';

it.each([
  ['What it gives your HR team', 'what-it-gives-your-hr-team'],
  ['Send us last month’s tickets', 'send-us-last-month-s-tickets'],
  ['“It works” is not a test result', 'it-works-is-not-a-test-result'],
  ['Übergang für Löhne', 'ubergang-fur-lohne'],
  ['نظام حماية الأجور', 'نظام-حماية-الاجور'],
  ['SAP S/4HANA & Payroll?', 'sap-s-4hana-payroll'],
])('links to "%s" as #%s', (heading, id) => {
  expect(headingId(heading)).toBe(id);
});
