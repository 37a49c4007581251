import { z } from 'zod';
import { label, provisional, sentence } from '../../../../content-reader/schema-words.ts';
import { isoDay } from '../../rules/tools.schema.ts';

const coverage = z.strictObject({
  route: z
    .enum(['ecp', 's4Sap', 's4Partner'], { error: 'must be ecp, s4Sap or s4Partner: choose one' })
    .describe('ecp: Employee Central Payroll; s4Sap, s4Partner: S/4HANA version supplied by SAP or by a partner'),
  covered: z.boolean({ error: 'must be true or false: does this route serve the country?' }),
  status: z
    .enum(['confirmed', 'unconfirmed'], { error: 'must be confirmed or unconfirmed: choose one' })
    .describe('Only confirmed rows are shown to visitors; every other one reads "to be confirmed with us"'),
  source: label.describe('The name of one of the sources above'),
  checkedOn: isoDay.describe('The day on which somebody last read the source'),
  provisional,
});

/** content/tools/countries.yaml */
export const countries = z
  .strictObject({
    sources: z.record(
      z.string(),
      z.strictObject({
        label: label.describe('What visitors read, for example SAP notice, July 2026'),
        href: z
          .url({ error: 'must be a full https address: copy it from the browser' })
          .optional()
          .describe('Leave it out where the address was not recorded; such a source confirms nothing'),
        shows: sentence.describe('What the source proves and what it does not, for editors'),
      }),
    ),
    countries: z
      .array(
        z.strictObject({
          code: z.string().regex(/^[A-Z]{2}$/, { error: 'must be two capital letters of ISO 3166: for example DE' }),
          code3: z
            .string()
            .regex(/^[A-Z]{3}$/, { error: 'must be three capital letters of ISO 3166: for example DEU' }),
          name: label.describe('The English name'),
          also: z.array(label).optional().describe('Other names and spellings that people type or paste'),
          cities: z
            .array(label)
            .optional()
            .describe(
              'Cities that lists name instead of the country; the visitor is asked before the country is taken',
            ),
          coverage: z.array(coverage).optional(),
        }),
      )
      .min(1),
  })
  .superRefine(({ sources, countries: rows }, context) => {
    const seen = new Set<string>();
    for (const [index, row] of rows.entries()) {
      for (const name of [row.code, row.code3, row.name, ...(row.also ?? []), ...(row.cities ?? [])].map((text) =>
        text.toLowerCase(),
      )) {
        const message = `names "${name}" a second time: keep it with one country only`;
        if (seen.has(name)) context.addIssue({ code: 'custom', path: ['countries', index], message });
        seen.add(name);
      }
      for (const [place, { source, status }] of (row.coverage ?? []).entries()) {
        const path = ['countries', index, 'coverage', place, 'source'];
        const known = Object.hasOwn(sources, source) ? sources[source] : undefined;
        const missing = 'is not in the list of sources: add it there or correct it';
        if (!known) context.addIssue({ code: 'custom', path, message: missing });
        const vague = 'has no address, so nobody can check it: add its href or set the status to unconfirmed';
        if (known && !known.href && status === 'confirmed') context.addIssue({ code: 'custom', path, message: vague });
      }
    }
  });

export type Countries = z.infer<typeof countries>;
