/** Letters that Unicode does not take apart into a base letter and an accent. */
const LETTERS: Record<string, string> = {
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
  ø: 'o',
  đ: 'd',
  ð: 'd',
  ħ: 'h',
  ı: 'i',
  ł: 'l',
  þ: 'th',
  '&': ' and ',
};
const LONGEST = 60;

/** A title in kebab-case, in plain Latin letters and digits: the file name, and with it the address. May be empty. */
export const fileName = (title: string): string => {
  const plain = title
    .toLowerCase()
    .normalize('NFKD')
    .replace(/[\p{Mark}'’‘`]/gu, '')
    .replace(/[^a-z0-9]/g, (letter) => LETTERS[letter] ?? ' ');
  const words = plain.split(' ').filter(Boolean);
  let name = words.shift()?.slice(0, LONGEST) ?? '';
  for (const word of words) {
    if (name.length + 1 + word.length > LONGEST) break;
    name = `${name}-${word}`;
  }
  return name;
};
