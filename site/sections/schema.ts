import { z } from 'zod';
import { comparisonSchema } from './Comparison/Comparison.schema.ts';
import { downloadSchema } from './Download/Download.schema.ts';
import { introSchema } from './Intro/Intro.schema.ts';
import { linksSchema } from './Links/Links.schema.ts';
import { listSchema } from './List/List.schema.ts';
import { noteSchema } from './Note/Note.schema.ts';
import { packagesSchema } from './Packages/Packages.schema.ts';
import { paydaySchema } from './Payday/Payday.schema.ts';
import { proofSchema } from './Proof/Proof.schema.ts';
import { questionsSchema } from './Questions/Questions.schema.ts';
import { rowsSchema } from './Rows/Rows.schema.ts';
import { statementSchema } from './Statement/Statement.schema.ts';
import { stepsSchema } from './Steps/Steps.schema.ts';
import { textSchema } from './Text/Text.schema.ts';
import { valuesSchema } from './Values/Values.schema.ts';

/** Every kind of section. A new one is one folder, one line here and one in Sections.tsx. */
export const sectionSchema = z.discriminatedUnion('kind', [
  introSchema,
  textSchema,
  rowsSchema,
  comparisonSchema,
  packagesSchema,
  stepsSchema,
  questionsSchema,
  listSchema,
  noteSchema,
  statementSchema,
  valuesSchema,
  linksSchema,
  downloadSchema,
  proofSchema,
  paydaySchema,
]);
export const sections = z.array(sectionSchema).describe('The page, section by section');
export type Section = z.infer<typeof sectionSchema>;
export type SectionKind = Section['kind'];
export type SectionOf<Kind extends SectionKind> = Extract<Section, { kind: Kind }>;
