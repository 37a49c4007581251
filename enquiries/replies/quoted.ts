/** All that was sent in a thread before: nothing but its words may be taken for quoted. */
export interface Known {
  /** Cores of what was sent, each with the time from which it can be quoted. */
  texts: readonly { at: number; core: string }[];
  /** Addresses, names and references by which a mail program introduces them. */
  names: readonly string[];
}

const MARKED = /^[\s\u200E\u200F]*[>|»]/;
/** Lines that hold no words: empty ones, rules, and the marks of a quotation alone. */
const IS_BARE = /^[\s\u200E\u200F>|»_*=-]*$/;
const LINK_TARGET = /<(?:https?|mailto):[^<>\s]*>/g;
const YEAR_OR_TIME = /20\d\d|[٢۲][٠۰]\p{Nd}{2}|\p{Nd}[:.h]\p{Nd}{2}/u;
const ENDS_IN_COLON = /[:：]\s*$/;
const HEADER = /^[\s*]{0,4}\p{L}[\p{L} .-]{0,20}\*{0,2} ?[:：]\*{0,2}(?<value>.{2,300})$/u;
/** In the words that mail programs put there; a person rules lines around words of their own. */
const DIVIDERS = [
  ...['original message', 'forwarded message', 'ursprüngliche nachricht', 'original-nachricht'],
  ...["message d'origine", 'message original', 'mensaje original', 'mensagem original'],
  ...['messaggio originale', 'oorspronkelijk bericht', 'الرسالة الأصلية', '原始邮件'],
];
/** A mail program adds a few words to name and time; a sentence has more. */
const MAX_INTRODUCTION_LETTERS = 40;
const MAX_DATE_LETTERS = 40;
const MAX_INTRODUCTION_LENGTH = 300;
const MAX_HEADER_LINES = 8;
/** Beyond these nothing is folded: looking would take too long. */
const MAX_LINES = 5000;
const MAX_CANDIDATES = 5;

/** Words without white space, punctuation and marks of quotation: programs change those when they quote. */
export function coreOf(text: string): string {
  return text
    .replace(LINK_TARGET, '')
    .toLowerCase()
    .replace(/[\p{P}\p{Z}\p{Cc}\p{Cf}<>|]+/gu, '');
}

/** A line of signs alone, such as "?!", is a person's too. */
function coreOfLine(line: string): string {
  return IS_BARE.test(line) ? '' : coreOf(line) || line.trim();
}

function lettersIn(text: string): number {
  return text.replace(/\P{L}/gu, '').length;
}

function namesIn(text: string, { names }: Known): string[] {
  const plain = text.toLowerCase().replace(/\+[0-9a-z]+@/g, '@');
  return names.filter((name) => plain.includes(name));
}

/** Whether nothing but a known name, a time and a few words of a program is in it. */
function introduces(text: string, known: Known): boolean {
  const found = namesIn(text, known);
  if (found.length === 0 || !YEAR_OR_TIME.test(text)) return false;
  const plain = text.toLowerCase().replace(/\+[0-9a-z]+@/g, '@');
  const rest = found.reduce((left, name) => left.replaceAll(name, ''), plain);
  return lettersIn(rest) <= MAX_INTRODUCTION_LETTERS;
}

/** How many lines from here are "On … wrote:" of a mail program, which may break it near its end. */
function attributionAt(lines: readonly string[], at: number, known: Known): number {
  const [first = '', second = ''] = [lines[at], lines[at + 1]];
  if (first.length > MAX_INTRODUCTION_LENGTH || !introduces(first, known)) return 0;
  if (ENDS_IN_COLON.test(first)) return 1;
  const isBroken = second.length <= MAX_INTRODUCTION_LENGTH && ENDS_IN_COLON.test(second);
  return isBroken && introduces(`${first} ${second}`, known) && !introduces(second, known) ? 2 : 0;
}

/** How many lines from here are a rule and the headers of a mail of this thread. */
function headersAt(lines: readonly string[], at: number, known: Known): number {
  const first = lines[at] ?? '';
  const ruled = first
    .slice(0, 120)
    .toLowerCase()
    .replace(/^[\s-]{2,}|[\s-]{2,}$/g, '');
  const isRuled = DIVIDERS.includes(ruled) || (first.trim() !== '' && IS_BARE.test(first));
  // A part of a block has a line of a person before it.
  if (!isRuled && !IS_BARE.test(lines[at - 1] ?? '')) return 0;
  let end = isRuled ? at + 1 : at;
  while (end > at && lines[end]?.trim() === '') end += 1;
  const start = end;
  let dates = 0;
  for (; end < start + MAX_HEADER_LINES; end += 1) {
    const { value = '' } = HEADER.exec(lines[end] ?? '')?.groups ?? {};
    const isName = value.includes('@') || namesIn(value, known).length > 0;
    const isDate = !isName && YEAR_OR_TIME.test(value) && lettersIn(value) <= MAX_DATE_LETTERS;
    // The sender is the first of them.
    if (!isName && !(isDate && end > start)) break;
    if (isDate) dates += 1;
  }
  const isOfThread = namesIn(lines.slice(start, end).join(' '), known).length > 0;
  return end - start >= 3 && isOfThread && dates === 1 ? end - at : 0;
}

/** The line from which a text only quotes; as many as it has where it does not, or where that is in doubt. */
function quotedFrom(lines: readonly string[], known: Known, before = Infinity): number {
  if (lines.length > MAX_LINES) return lines.length;
  const texts = known.texts.filter(({ at }) => at < before);
  const isKnownFrom = (from: number): boolean => {
    const tail = lines.slice(from).map(coreOfLine).join('');
    return tail !== '' && texts.some(({ core }) => core.includes(tail));
  };
  let candidates = 0;
  for (let at = 0; at < lines.length && candidates < MAX_CANDIDATES; at += 1) {
    // Between two quotations somebody may have replied to the first.
    if (MARKED.test(lines[at] ?? '')) break;
    const introduction = attributionAt(lines, at, known) || headersAt(lines, at, known);
    if (introduction === 0) continue;
    candidates += 1;
    if (isKnownFrom(at + introduction)) return at;
  }
  const last = lines.findLastIndex((line) => !MARKED.test(line) && line.trim() !== '');
  const first = lines.findIndex((line, at) => at > last && coreOfLine(line) !== '');
  if (first < 0 || lines.slice(0, first).some((line) => !IS_BARE.test(line) && MARKED.test(line)))
    return lines.length;
  const bare = lines.slice(first, first + 3).map((line) => line.replace(/^[\s>|»]+/, ''));
  const isQuoted = isKnownFrom(first) || isKnownFrom(first + attributionAt(bare, 0, known));
  return isQuoted ? last + 1 : lines.length;
}

/** Parts a text from what it quotes, with the line that introduces it. One that only quotes stays as it is. */
export function splitQuoted(
  text: string,
  known: Known,
  before?: number,
): { text: string; quoted: string } {
  const lines = text.split('\n');
  const start = quotedFrom(lines, known, before);
  const own = lines.slice(0, start).join('\n').trim();
  return own === ''
    ? { text, quoted: '' }
    : { text: own, quoted: lines.slice(start).join('\n').trim() };
}

/** As many letters in a row nobody types by chance. */
const MIN_RUN_LETTERS = 24;

/** A text without the lines of `frame`, the parts of a mail of ours that are not for everyone: marked ones, and longer runs. */
export function withoutFrame(text: string, frame: readonly string[], message: string): string {
  const parts = frame.map(coreOf);
  const asked = coreOf(message);
  const isIn = (core: string) => core !== '' && parts.some((part) => part.includes(core));
  const lines = text.split('\n').slice(0, MAX_LINES);
  const kept: string[] = text.split('\n').slice(MAX_LINES);
  const runFrom = (at: number): number => {
    let [end, core] = [at, ''];
    while (end < lines.length && (core === '' || isIn(core + coreOfLine(lines[end] ?? '')))) {
      core += coreOfLine(lines[end] ?? '');
      end += 1;
    }
    const isRun = end > at + 1 && core.length >= MIN_RUN_LETTERS;
    return isRun && isIn(core) && !asked.includes(core) ? end : at;
  };
  const own: string[] = [];
  for (let at = 0; at < lines.length; at += 1) {
    const line = lines[at] ?? '';
    const core = coreOfLine(line);
    if (MARKED.test(line) && isIn(core) && !asked.includes(core)) continue;
    const end = core === '' || MARKED.test(line) ? at : runFrom(at);
    if (end > at) at = end - 1;
    else own.push(line);
  }
  const words = [...own, ...kept];
  const isBare = (line: string) => /^[\s>]*$/.test(line);
  const start = words.findIndex((line) => !isBare(line));
  const end = words.findLastIndex((line) => !isBare(line)) + 1;
  return words.slice(Math.max(0, start), end).join('\n').trim();
}

/** Whether a line of a text is a person's: neither quoted nor the introduction of a quotation. */
export function hasOwnWords(text: string, known: Known): boolean {
  const lines = text.split('\n');
  const own = lines.slice(0, quotedFrom(lines, known));
  return own.some((line) => !IS_BARE.test(line) && !MARKED.test(line) && !ENDS_IN_COLON.test(line));
}
