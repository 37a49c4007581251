import { describe, expect, it } from 'vitest';
import type { z } from 'zod';
import {
  advisorFile,
  assessmentFile,
  claims,
  countryFile,
  estimatorFile,
  readYaml,
  toolWords,
} from '../../../tests/support/tools.ts';
import { toolCollections } from './schemas.ts';

/** The faults an editor would read, as "field remedy". */
const faults = (schema: z.ZodType, data: unknown): string[] =>
  (schema.safeParse(data).error?.issues ?? []).map((issue) => `${issue.path.join('.')} ${issue.message}`);

const { payrollAdvisor, countries, supportEstimator, selfAssessment } = toolCollections;
const changed = (file: string, change: (text: string) => string): unknown =>
  JSON.parse(change(JSON.stringify(readYaml(file))));

describe('the data files of the tools', () => {
  it.each(Object.entries(toolCollections))('%s is valid', (_, { files, schema }) => {
    expect(faults(schema, readYaml(files))).toEqual([]);
  });

  it('take every number of the specification from the claims', () => {
    const text = JSON.stringify(readYaml('tools/payroll-advisor.yaml'))
      .replaceAll('4,200', '')
      .replaceAll('\\t500', '');
    for (const name of ['ecpMinimum', 'partnerCloudMaximum', 'ecpCountries', 's4SapCountries', 's4PartnerCountries'])
      expect(text, name).not.toMatch(new RegExp(`(?<![\\d,])${claims[name]?.shown}(?![\\d,])`));
  });

  it('lead only to pages of the site', () => {
    const areas = '(solutions|services|blogs|tools)';
    const hrefs = [advisorFile, estimatorFile, assessmentFile, toolWords].flatMap((file) =>
      [...JSON.stringify(file).matchAll(/"href":"(\/[^"]*)"/g)].map((match) => match[1]),
    );
    expect(hrefs.length).toBeGreaterThan(0);
    for (const href of hrefs) expect(href).toMatch(new RegExp(`^/(${areas}/[A-Za-z-]+|contact-us)$`));
  });

  it('name every ISO country once', () => {
    expect(countryFile.countries).toHaveLength(249);
    expect(new Set(countryFile.countries.map(({ code3 }) => code3)).size).toBe(249);
  });

  it('say who must confirm the illustrative weights', () => {
    const { weights, assumed, thresholds, illustrative, modules, frequency, window, rounding } = estimatorFile;
    for (const part of [weights, assumed, thresholds, illustrative, modules, frequency, window, rounding])
      expect(part.provisional).toBe(true);
  });

  it('say that a date still to come may move', () => {
    const { changes, page } = assessmentFile;
    const coming = Object.entries(changes).filter(([, { date }]) => date > page.reviewed);
    expect(coming.map(([name]) => name)).toContain('erpMaintenance');
    expect(coming.filter(([, { provisional }]) => !provisional)).toEqual([]);
  });
});

describe('an editor who makes a mistake is told the remedy', () => {
  it('when a sentence has a place that nothing fills', () => {
    const data = changed(payrollAdvisor.files, (text) => text.replace(/("zero":\{.*?"reason":")/, '$1{land} '));
    expect(faults(payrollAdvisor.schema, data)).toEqual([
      'rules.zero.reason has a placeholder that nothing fills: use only {country}, {people}, {core}, {bigger}',
    ]);
  });
  it('when a coverage row names an unknown source', () => {
    const data = changed(countries.files, (text) => text.replace('"source":"helpCanada"', '"source":"somewhere"'));
    expect(faults(countries.schema, data).join()).toMatch(/coverage\.0\.source is not in the list of sources: add it/);
  });
  it('when a row is confirmed by a source that nobody can open', () => {
    const data = changed(countries.files, (text) =>
      text.replace('"status":"unconfirmed","source":"helpCanada"', '"status":"confirmed","source":"helpCanada"'),
    );
    expect(faults(countries.schema, data).join()).toMatch(/has no address, so nobody can check it: add its href/);
  });
  it('when two countries share a name', () => {
    const data = changed(countries.files, (text) => text.replace('"name":"Albania"', '"name":"France"'));
    expect(faults(countries.schema, data).join()).toMatch(/names "france" a second time: keep it with one country/);
  });
  it('when a weight has its low above its high', () => {
    const data = changed(supportEstimator.files, (text) => text.replace('"low":0.75', '"low":7.5'));
    expect(faults(supportEstimator.schema, data)).toEqual([
      'weights.ticket has a low above its high: swap the two numbers',
    ]);
  });
  it('when two statements share a key', () => {
    const data = changed(selfAssessment.files, (text) => text.replace('"key":"b"', '"key":"a"'));
    expect(faults(selfAssessment.schema, data).join()).toMatch(/key is used by another statement: give each/);
  });
  it('when a statement names a change that does not exist', () => {
    const data = changed(selfAssessment.files, (text) => text.replace('["payTransparency"]', '["payday"]'));
    expect(faults(selfAssessment.schema, data).join()).toMatch(/names a change that is not in the list/);
  });
  it('when a date is no date', () => {
    const data = changed(selfAssessment.files, (text) => text.replace('"2027-11-12"', '"next winter"'));
    expect(faults(selfAssessment.schema, data)).toEqual([
      'changes.apiBasicAuth.date is not a date: write year-month-day, for example 2026-11-13',
    ]);
  });
});
