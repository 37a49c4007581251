import { describe, expect, it } from 'vitest';
import { nearest } from './nearest.ts';

const page = (href: string, ...also: string[]) => ({ href, slug: href.split('/').at(-1) ?? '', also });
const pages = [
  page('/solutions/payroll', 'wages'),
  page('/solutions/time-management'),
  page('/solutions/performance-goals'),
  page('/solutions/learning'),
  page('/solutions/recruiting'),
  page('/services'),
  page('/services/sap-payroll'),
  page('/services/integration-services'),
  page('/services/training'),
  page('/services/health-check', 'audit'),
  page('/careers', 'jobs', 'vacancies'),
];
const meant = (path: string) => nearest(path, pages).map(({ href }) => href);

describe('the pages that were probably meant', () => {
  it.each([
    ['/solutions/payrol', '/solutions/payroll'],
    ['/Pay-Roll', '/solutions/payroll'],
    ['/solutions/time_managment', '/solutions/time-management'],
    ['/performance', '/solutions/performance-goals'],
    ['/payroll/anything/else', '/solutions/payroll'],
    ['/old/recruting', '/solutions/recruiting'],
    ['/services/consulting/health-check', '/services/health-check'],
    ['/services/payroll', '/services/sap-payroll'],
    ['/services/trainings', '/services/training'],
    ['/vacancy', '/careers'],
    ['/audit.php', '/services/health-check'],
    ['/services/integration', '/services/integration-services'],
    ['/solutions/performance-goals-2', '/solutions/performance-goals'],
    ['/solutions/learning-management', '/solutions/learning'],
    ['/careers/sap-consultant', '/careers'],
    ['/careers/2026', '/careers'],
  ])('for %s begin with %s', (path, href) => {
    expect(meant(path)[0]).toBe(href);
  });

  it('are three at most, the nearest first', () => {
    expect(meant('/payroll')).toEqual(['/solutions/payroll', '/services/sap-payroll']);
  });

  it.each(['/', '/404', '/something-else', '/services/no-such-thing', '/pay', `/${'payroll'.repeat(100)}`])(
    'are nobody’s guess for %s',
    (path) => {
      expect(meant(path)).toEqual([]);
    },
  );
});
