import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';
import { fillFigures } from '../site/lib/fill-figures.ts';
import { figures as figuresSchema } from '../site/schemas/singles.ts';
import { advisorData } from './payroll-advisor/data.ts';
import { toolCollections } from './schemas.ts';

/** The real data files, read for tests as the site reads them: what is tested is what visitors get. */
const content = join(import.meta.dirname, '../content');
export const readYaml = (file: string): unknown => parse(readFileSync(join(content, file), 'utf8'));

export const figures = figuresSchema.parse(readYaml('figures.yaml'));
const filled = <Data>(file: string, data: Data): Data => fillFigures(`content/${file}`, data, figures);
const { tools, payrollAdvisor, countries, supportEstimator, healthCheck } = toolCollections;

export const toolWords = filled(tools.files, tools.schema.parse(readYaml(tools.files)));
export const countryFile = countries.schema.parse(readYaml(countries.files));
export const advisorFile = filled(payrollAdvisor.files, payrollAdvisor.schema.parse(readYaml(payrollAdvisor.files)));
export const estimatorFile = filled(
  supportEstimator.files,
  supportEstimator.schema.parse(readYaml(supportEstimator.files)),
);
export const healthFile = filled(healthCheck.files, healthCheck.schema.parse(readYaml(healthCheck.files)));
export const advisor = advisorData(advisorFile, countryFile, figures);

/** A sentence for a visitor: some words, and no {place} left open. */
export const isSentence = (text: string): boolean => text.trim().length > 3 && !/\{\w+\}/.test(text);
