import { randomUUID } from 'node:crypto';

/** Of a part that is read here; files are longer and not read. */
const MAX_READ_BYTES = 2000;
const [NEWLINE, RETURN, EQUALS] = [0x0a, 0x0d, 0x3d];
const MAX = {
  headBytes: 256_000,
  textBytes: 500_000,
  allTextBytes: 1_000_000,
  lines: 20_000,
  parts: 120,
  depth: 20,
};

/** Read in the text of the mail, unless it is long. */
const FORWARDED = 'message/rfc822';

interface CutMail {
  /** With a mark in the place of each file. */
  raw: Buffer;
  files: ReadonlyMap<string, Buffer>;
  /** Something of it is missing. */
  isCut: boolean;
}

interface Head {
  type: string;
  boundary: string | undefined;
  encoding: string;
  isFile: boolean;
}

/** Where a head ends, after its empty line. */
function endOfHead(raw: Buffer, from: number): number {
  for (let at = from; ; ) {
    const newline = raw.indexOf('\n', at);
    if (newline < 0) return raw.length;
    if (newline - from > MAX.headBytes) return newline;
    const line = newline - at;
    if (line === 0 || (line === 1 && raw[at] === RETURN)) return newline + 1;
    at = newline + 1;
  }
}

function readHead(bytes: Buffer): Head {
  const lines = bytes
    .toString('latin1')
    .replace(/\r?\n(?=[ \t])/g, '')
    .split(/\r?\n/);
  const field = (name: string) => {
    const line = lines.find((one) => one.slice(0, name.length + 1).toLowerCase() === `${name}:`);
    return line?.slice(name.length + 1).trim() ?? '';
  };
  const contentType = field('content-type');
  const [, quoted, bare] =
    /\bboundary=(?:"([^"]{1,200})"|([^\s;"]{1,200}))/i.exec(contentType) ?? [];
  const type = /^[^\s;]*/.exec(contentType.toLowerCase())?.[0] ?? '';
  const isText = ['', 'text/plain', 'text/html', FORWARDED].includes(type);
  return {
    type,
    boundary: type.startsWith('multipart/') ? (quoted ?? bare) : undefined,
    encoding: /^[\w-]*/.exec(field('content-transfer-encoding').toLowerCase())?.[0] ?? '',
    isFile: !isText || /^attachment\b/i.test(field('content-disposition')),
  };
}

/** The value of each byte as a hexadecimal digit, or NaN. */
const DIGITS = Array.from({ length: 256 }, (_, byte) =>
  Number.parseInt(String.fromCharCode(byte), 16),
);

function unquoted(body: Buffer): Buffer {
  const bytes = Buffer.alloc(body.length);
  let length = 0;
  for (let at = 0; at < body.length; at += 1) {
    const isEscape = body[at] === EQUALS;
    const byte = isEscape ? 16 * DIGITS[body[at + 1] ?? 0]! + DIGITS[body[at + 2] ?? 0]! : NaN;
    // A line that goes on ends in one, too.
    if (isEscape && body[at + 1] === NEWLINE) at += 1;
    else if (isEscape && body[at + 1] === RETURN) at += 2;
    else {
      bytes[length] = Number.isNaN(byte) ? body[at]! : byte;
      length += 1;
      if (!Number.isNaN(byte)) at += 2;
    }
  }
  return bytes.subarray(0, length);
}

/** The end of the last line belongs to the boundary after it. */
function decoded(body: Buffer, encoding: string): Buffer {
  if (encoding === 'base64') return Buffer.from(body.toString('latin1'), 'base64');
  return withoutLineEnd(encoding === 'quoted-printable' ? unquoted(body) : body);
}

/** The lines between parts. Each boundary is looked for once, however often one asks. */
function boundariesOf(raw: Buffer) {
  const open: { line: string; at: number }[] = [];
  const find = (line: string, from: number): number => {
    for (let at = raw.indexOf(line, from); at >= 0; at = raw.indexOf(line, at + 1)) {
      const newline = raw.indexOf('\n', at);
      const end = newline < 0 ? raw.length : newline;
      const rest = raw.toString('latin1', at + line.length, Math.min(end, at + 400));
      if (raw[at - 1] === NEWLINE && /^(--)?\s*$/.test(rest)) return at;
    }
    return raw.length;
  };
  const nearest = (from: number): { line: string; at: number } | undefined => {
    for (const one of open) if (one.at < from) one.at = find(one.line, from);
    const [first] = open.filter(({ at }) => at < raw.length).sort((a, b) => a.at - b.at);
    return first;
  };
  const lineAfter = (at: number): number => {
    const newline = raw.indexOf('\n', at);
    return newline < 0 ? raw.length : newline + 1;
  };
  return {
    open: (boundary: string) => open.push({ line: `--${boundary}`, at: -1 }),
    depth: () => open.length,
    /** Where a part ends at the latest. */
    endOf: (from: number) => nearest(from)?.at ?? raw.length,
    /** Where the next part begins; those inside of one that ends are closed, and nothing follows the last. */
    pass(end: number): number {
      let at = end;
      for (let found = nearest(at); found; found = nearest(at)) {
        at = lineAfter(found.at);
        const { length } = found.line;
        const isLast = raw.toString('latin1', found.at + length, found.at + length + 2) === '--';
        open.length = open.indexOf(found) + (isLast ? 0 : 1);
        if (!isLast) return at;
      }
      return raw.length;
    },
  };
}

function firstLines(body: Buffer, max: number): { kept: Buffer; lines: number } {
  let [end, lines] = [0, 0];
  while (end < body.length && lines < max) {
    const newline = body.indexOf('\n', end);
    end = newline < 0 ? body.length : newline + 1;
    lines += 1;
  }
  return { kept: body.subarray(0, end), lines };
}

function withoutLineEnd(body: Buffer): Buffer {
  if (body.at(-1) !== NEWLINE) return body;
  return body.subarray(0, body.at(-2) === RETURN ? -2 : -1);
}

/**
 * Takes the files out of a mail before it is parsed, which takes fifty times their size in memory and reads them line by
 * line, and leaves as much of its texts as is kept. The time grows with the length of the mail and no faster.
 */
export function cutMail(raw: Buffer): CutMail {
  const files = new Map<string, Buffer>();
  const pieces: Buffer[] = [];
  const boundaries = boundariesOf(raw);
  let [bytes, room, isCut, at] = [MAX.allTextBytes, MAX.lines, false, 0];
  const keepText = (body: Buffer): void => {
    const { kept, lines } = firstLines(body.subarray(0, Math.min(bytes, MAX.textBytes)), room);
    bytes -= kept.length;
    room -= lines;
    pieces.push(kept);
    if (kept.length === body.length) return;
    isCut = true;
    pieces.push(Buffer.from('\r\n'));
  };
  /** Of a field that is there twice, the first counts. */
  const takeFile = (head: Buffer, body: Buffer, { type, encoding }: Head): void => {
    const mark = randomUUID();
    files.set(mark, decoded(body, encoding));
    const more = type === FORWARDED ? 'Content-Disposition: attachment\r\n' : '';
    pieces.push(Buffer.from(`Content-Transfer-Encoding: 7bit\r\n${more}`), head);
    pieces.push(Buffer.from(`${mark}\r\n`));
  };
  for (let parts = 0; at < raw.length; parts += 1) {
    const bodyAt = Math.min(endOfHead(raw, at), boundaries.endOf(at));
    const head = raw.subarray(at, bodyAt);
    if (parts > MAX.parts || head.length > MAX.headBytes || boundaries.depth() > MAX.depth) {
      isCut = true;
      break;
    }
    const known = readHead(head);
    if (known.boundary !== undefined) boundaries.open(known.boundary);
    const end = boundaries.endOf(bodyAt);
    const body = raw.subarray(bodyAt, end);
    const maxBytes = known.isFile ? MAX_READ_BYTES : MAX.textBytes;
    const isTaken = (known.isFile || known.type === FORWARDED) && body.length > maxBytes;
    if (known.boundary !== undefined) pieces.push(head);
    else if (isTaken) takeFile(head, body, known);
    else {
      pieces.push(head);
      keepText(body);
    }
    at = boundaries.pass(end);
    pieces.push(raw.subarray(end, at));
  }
  return { raw: Buffer.concat(pieces), files, isCut };
}
