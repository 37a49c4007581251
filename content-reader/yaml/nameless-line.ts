import { ODD_AFTER_COLON } from './odd-spaces.ts';
import { BLOCK, faultOfValue } from './value-fault.ts';

interface Repaired {
  field: string;
  message: string;
  repaired: string;
  /** The lines below are its text. */
  opensText: boolean;
}

/** What is wrong with a line that has neither a name with a colon nor a dash with a space, and what was probably meant. */
export const repairNameless = (line: string): Repaired => {
  if (/^-{3,}$/.test(line))
    return {
      field: 'this line',
      message: 'has only dashes, which belong to the top of articles: delete it',
      repaired: '',
      opensText: false,
    };
  const [, entry] = /^-(?!-)(\S.*)$/.exec(line) ?? [];
  if (entry)
    return {
      field: 'this entry',
      message: 'has no space after its dash: write one',
      repaired: `- ${faultOfValue(entry)?.repaired ?? entry}`,
      opensText: false,
    };
  const [, name, colon, words = ''] = /^([\w-]+)(:?)\s*(.*)$/.exec(line) ?? [];
  const opensText = BLOCK.test(words);
  const repaired = name ? `${name}: ${opensText ? words : JSON.stringify(words)}` : `# ${line}`;
  let message = 'has no colon: write one after the name of the field';
  if (name && colon) message = 'has no space after its colon: write one';
  if (ODD_AFTER_COLON.test(line))
    message = 'has a sign after its colon that only looks like a space: delete it and type a space';
  return { field: name ?? 'this line', message, repaired, opensText };
};
