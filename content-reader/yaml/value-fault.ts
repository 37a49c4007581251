/** Words after "|" on the lines below. */
export const BLOCK = /^[|>][-+1-9]*(?:\s+#.*)?$/;
export const isNothing = (text: string): boolean => /^\s*(?:#.*)?$/.test(text);

const quoted = (text: string): string => JSON.stringify(text.trim());
const QUOTE_IT = 'put quotes around this value';

/** What may follow a backslash between double quotes. */
const WITH_KNOWN_ESCAPES = /^(?:[^\\]|\\[0abtnvfre "/\\N_LPxuU])*$/;

/** The end of a quoted value, or -1 if it is never closed. */
const endOfQuote = (value: string): number => {
  const quote = value[0];
  for (let i = 1; i < value.length; i += 1) {
    if (quote === '"' && value[i] === '\\') i += 1;
    else if (value[i] === quote) {
      if (quote === "'" && value[i + 1] === quote) i += 1;
      else return i;
    }
  }
  return -1;
};

/** How many brackets are still open at the end of a line, leaving out those inside quotes. */
const openBrackets = (value: string): number => {
  const bare = value.replace(/"(?:\\.|[^"\\])*"|'(?:''|[^'])*'/g, '');
  return (bare.match(/[[{]/g)?.length ?? 0) - (bare.match(/[\]}]/g)?.length ?? 0);
};

interface Fault {
  message: string;
  /** What was probably meant. */
  repaired: string;
}

const faultOfQuotes = (value: string, quote: string): Fault | undefined => {
  const end = endOfQuote(value);
  if (end === -1)
    return {
      message: `opens a quote that is not closed on this line: write ${quote} at its end as well`,
      repaired: quoted(value.slice(1)),
    };
  if (isNothing(value.slice(end + 1))) {
    if (quote === "'" || WITH_KNOWN_ESCAPES.test(value.slice(1, end))) return undefined;
    const message = 'has a \\ between double quotes: put single quotes around this value';
    return { message, repaired: quoted(value.slice(1, end)) };
  }
  const repaired = quoted(value.slice(1).replace(/["']\s*$/, ''));
  return quote === "'"
    ? { message: 'has an apostrophe between single quotes: put double quotes around this value', repaired }
    : { message: 'has a quote between double quotes: put single quotes around this value', repaired };
};

const faultOfBrackets = (value: string, bracket: string): Fault | undefined => {
  const isText = value.startsWith('{{') || /^\[[^\]]*\]\(/.test(value) || /[\]}]\s+[^\s#\]},]/.test(value);
  if (isText) return { message: `begins with ${bracket}: ${QUOTE_IT}`, repaired: quoted(value) };
  if (openBrackets(value) <= 0) return undefined;
  const close = bracket === '[' ? ']' : '}';
  return { message: `opens ${bracket} and does not close it: write ${close} at the end`, repaired: `${value}${close}` };
};

/** What is wrong with the value of one line of YAML. */
export const faultOfValue = (value: string): Fault | undefined => {
  const first = value[0] ?? '';
  if (isNothing(value) || BLOCK.test(value)) return undefined;
  if (first === '"' || first === "'") return faultOfQuotes(value, first);
  if (first === '[' || first === '{') return faultOfBrackets(value, first);
  if (/^[*&!%@`|>,\]}]/.test(value) || /^[?-]\s/.test(value))
    return { message: `begins with ${first}: ${QUOTE_IT}`, repaired: quoted(value) };
  const words = value.replace(/\s+#.*$/, '');
  return /:\s/.test(words) || words.endsWith(':')
    ? { message: `has a colon: ${QUOTE_IT}`, repaired: quoted(value) }
    : undefined;
};
