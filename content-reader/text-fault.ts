import { type Place, placeIn } from './problem.ts';

interface TextFault extends Place {
  message: string;
  /** Nothing else of the file can be judged before this is corrected. */
  isFatal: boolean;
}

/** Letters that were saved as UTF-8 and read as something else, for example â€™ for ’. */
const MISREAD = /â€.|Ã[\u0080-\u00bf©¤¶¼]|Â[\u00a0-\u00bf]/u;
// biome-ignore lint/suspicious/noControlCharactersInRegex: these are what must not be there.
const UNSEEN = /[\u0001-\u0008\u000b\u000c\u000e-\u001f\u007f\u2028\u2029\u2060\ufeff]|\r(?!\n)/;

const RULES: { pattern: RegExp; isFatal: boolean; message: (found: string) => string }[] = [
  {
    pattern: /^[^\n]*\r(?!\n)(?![\s\S]*\n)/,
    isFatal: true,
    message: () => 'has the line ends of old Macs: save the file again and choose the line ends LF',
  },
  {
    // Every second byte of UTF-16.
    pattern: /\0/,
    isFatal: true,
    message: () => 'is not saved as UTF-8: save the file again and choose the encoding UTF-8',
  },
  {
    pattern: /^(?:<{7}|>{7})(?: .*)?$/m,
    isFatal: true,
    message: () =>
      'has two versions of the same lines: keep the right one, and delete the other and the lines of <, = and >',
  },
  {
    pattern: /\ufffd/,
    isFatal: false,
    message: () => 'has a � where a letter was lost: write the letter again',
  },
  {
    pattern: MISREAD,
    isFatal: false,
    message: (found) =>
      `has ${found} where another letter was meant: write the letter again and save the file as UTF-8`,
  },
  {
    pattern: UNSEEN,
    isFatal: false,
    message: () => 'has a sign that nobody sees: delete what stands around it and type it again',
  },
];

/** What no editor wrote on purpose, wherever it stands in a file: the remains of a merge, lost letters, unseen signs. */
export const faultsOfText = (source: string): TextFault[] => {
  const found = RULES.flatMap(({ pattern, isFatal, message }): TextFault[] => {
    const match = pattern.exec(source);
    return match ? [{ ...placeIn(source, match.index), message: message(match[0]), isFatal }] : [];
  });
  const fatal = found.find((fault) => fault.isFatal);
  return fatal ? [fatal] : found;
};
