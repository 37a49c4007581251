import { expect, it } from 'vitest';
import { getSpelling } from '../../content/get-content.ts';
import { breadcrumbs } from './Breadcrumbs.tsx';

/** tests/static/areas.test.ts reads whole breadcrumbs on the pages. */
it.each([
  ['/services/sap-hxm-implementation', 'SAP HXM Implementation'],
  ['/services/hr-process-implementation', 'HR Process Implementation'],
  ['/dhr-easy-move', 'DHR Easy Move'],
  ['/solutions/business-ai-hr', 'Business AI for HR'],
])('spells %s as %s', (path, label) => {
  expect(breadcrumbs(path, 'Home', getSpelling()).at(-1)).toEqual({ label });
});
