import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { copyRepository } from './copy.ts';

/** What CONTRIBUTING.md says about a new kind of section. */
it('a kind of section is six files', () => {
  const copy = copyRepository();
  copy.add(
    'site/sections/Tip/Tip.schema.ts',
    `import { z } from 'zod';
import { markdown } from '../../../content-reader/schema-words.ts';
import { heading } from '../parts.schema.ts';

export const tipSchema = z
  .strictObject({ kind: z.literal('tip'), heading, text: markdown.describe('What to try') })
  .describe('Something to try at once');
`,
  );
  copy.add(
    'site/sections/Tip/Tip.module.css',
    '@layer components {\n  .tip {\n    font-weight: var(--w-bold);\n  }\n}\n',
  );
  copy.add(
    'site/sections/Tip/Tip.tsx',
    `import { Markdown } from '../../../ui/Markdown.tsx';
import { SectionFrame } from '../SectionFrame.tsx';
import type { SectionProps } from '../section-context.ts';
import styles from './Tip.module.css';

export const Tip = ({ data }: SectionProps<'tip'>) => (
  <SectionFrame heading={data.heading}>
    <Markdown className={styles.tip} text={data.text} />
  </SectionFrame>
);
`,
  );
  copy.insert(
    'site/sections/schema.ts',
    "from './Text/Text.schema.ts';\n",
    "import { tipSchema } from './Tip/Tip.schema.ts';\n",
  );
  copy.insert('site/sections/schema.ts', '  proofSchema,\n', '  tipSchema,\n');
  copy.insert('site/sections/Sections.tsx', "from './Text/Text.tsx';\n", "import { Tip } from './Tip/Tip.tsx';\n");
  copy.insert('site/sections/Sections.tsx', '  proof: Proof,\n', '  tip: Tip,\n');
  copy.insert(
    'content/README.md',
    'the words follow the date of the build |\n',
    '| `tip` | Something to try at once |\n',
  );
  expect(copy.changed()).toHaveLength(6);
  // An editor uses it on a page: content only.
  copy.insert(
    'content/pages/how-we-deliver.yaml',
    '\nsections:\n',
    '  - kind: tip\n    heading: Try it\n    text: Ask for the plan.\n',
  );
  copy.checkTypes();
  copy.run('node', 'commands/check-content.ts');
  copy.run('biome', 'check', '--error-on-warnings', 'site/sections');
  copy.run('vitest', 'run', 'site/sections', 'site/collections.test.ts', 'commands/docs.test.ts');
}, 300_000);

it('CONTRIBUTING names each of them', () => {
  const [, guide = ''] = readFileSync('CONTRIBUTING.md', 'utf8').split('## A new kind of section');
  for (const file of [
    'Note.schema.ts',
    'Note.tsx',
    'Note.module.css',
    'site/sections/schema.ts',
    'site/sections/Sections.tsx',
  ])
    expect(guide).toContain(file);
});
