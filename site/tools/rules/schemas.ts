import type { Collection } from '../../../content-reader/read-content.ts';
import { countries } from '../payroll-advisor/rules/countries.schema.ts';
import { payrollAdvisor } from '../payroll-advisor/rules/payroll-advisor.schema.ts';
import { selfAssessment } from '../self-assessment/rules/self-assessment.schema.ts';
import { supportEstimator } from '../support-estimator/rules/support-estimator.schema.ts';
import { tools } from './tools.schema.ts';

/** The data files of the tools and what each must look like. Paths are relative to content/. */
export const toolCollections = {
  tools: { files: 'tools/tools.yaml', schema: tools, page: '/tools' },
  payrollAdvisor: { files: 'tools/payroll-advisor.yaml', schema: payrollAdvisor, page: '/tools/payroll-advisor' },
  countries: { files: 'tools/countries.yaml', schema: countries },
  supportEstimator: {
    files: 'tools/support-estimator.yaml',
    schema: supportEstimator,
    page: '/tools/support-estimator',
  },
  selfAssessment: { files: 'tools/self-assessment.yaml', schema: selfAssessment, page: '/tools/self-assessment' },
} satisfies Record<string, Collection>;
