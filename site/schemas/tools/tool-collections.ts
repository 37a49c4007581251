import type { z } from 'zod';
import type { Collection } from '../../../content-reader/read-content.ts';
import { payrollAdvisor } from './payroll-advisor.ts';
import { selfAssessment } from './self-assessment.ts';
import { supportEstimator } from './support-estimator.ts';
import { tools } from './tools.ts';

function tool<Schema extends z.ZodType>(slug: string, schema: Schema) {
  return {
    files: `tools/${slug}.yaml`,
    schema,
    page: `/tools/${slug}`,
    slug,
  };
}

/** In the order of the overview. A slug names file, address and folder. */
export const toolPages = {
  payrollAdvisor: tool('payroll-advisor', payrollAdvisor),
  supportEstimator: tool('support-estimator', supportEstimator),
  selfAssessment: tool('self-assessment', selfAssessment),
};

/** The data files of the tools and what each must look like. Paths are relative to content/. */
export const TOOL_COLLECTIONS = {
  tools: { files: 'tools/tools.yaml', schema: tools, page: '/tools' },
  ...toolPages,
} satisfies Record<string, Collection>;
