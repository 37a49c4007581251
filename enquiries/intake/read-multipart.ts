import busboy from 'busboy';
import { Refusal } from './answer.ts';

/** A field may be longer than its limit, so that the visitor is told which one (422) before the whole is too large. */
const limits = { parts: 64, nameLength: 100, fieldLength: 64 * 1024 };

export type Entry = readonly [string, string];

/** RFC 7578, 4.7: form parts carry no transfer encoding; these three change nothing. */
const plainEncodings = ['7bit', '8bit', 'binary'];

/** Of a part in any other character set busboy gives an empty value. */
const readableCharsets = ['utf-8', 'utf8', 'us-ascii', 'iso-8859-1'];

/** A header may go on in the next line, and name a character set twice. */
function isReadable(part: string): boolean {
  const [head = ''] = part.split('\r\n\r\n', 1);
  const types = head.replace(/\r\n[ \t]/g, ' ').match(/^content-type:.*$/gim) ?? [];
  const charsets = types.flatMap((type) =>
    [...type.matchAll(/charset="?([^\s";]+)/gi)].map(([, charset = '']) => charset),
  );
  return charsets.every((charset) => readableCharsets.includes(charset.toLowerCase()));
}

/** The parts that the sender meant to send (RFC 2046, 5.1.1): busboy silently skips what it cannot read. */
function partsOf(body: Buffer, contentType: string): string[] {
  const [, quoted, bare] = /boundary=(?:"([^"]+)"|([^;\s]+))/i.exec(contentType) ?? [];
  const delimiter = `\r\n--${quoted ?? bare ?? ''}`;
  const pieces = `\r\n${body.toString('latin1')}`.split(Buffer.from(delimiter).toString('latin1')).slice(1);
  const end = pieces.findIndex((piece) => piece.startsWith('--'));
  return end === -1 ? pieces : pieces.slice(0, end);
}

/** Reads the parts of a form. If any is cut off, skipped or too large, the whole form is refused. */
export function readMultipart(body: Buffer, contentType: string): Promise<Entry[]> {
  return new Promise((resolve, reject) => {
    const refuse = (status: 400 | 413) => reject(new Refusal(status));
    const entries: Entry[] = [];
    let files = 0;
    let parser: busboy.Busboy;
    try {
      parser = busboy({
        headers: { 'content-type': contentType },
        defParamCharset: 'utf8',
        limits: {
          fieldSize: limits.fieldLength,
          fields: limits.parts,
          files: limits.parts,
          parts: limits.parts,
          fileSize: 1,
        },
      });
    } catch {
      refuse(400);
      return;
    }
    parser.on('field', (name: string | undefined, value, info) => {
      if (name === undefined || !plainEncodings.includes(info.encoding)) refuse(400);
      else if (name.length > limits.nameLength || info.valueTruncated) refuse(413);
      else entries.push([name, value]);
    });
    // An empty file input sends an empty part; this form takes no files with anything in them.
    parser.on('file', (_name, stream) => {
      files += 1;
      stream.on('data', () => refuse(413));
    });
    for (const limit of ['fieldsLimit', 'filesLimit', 'partsLimit'] as const) parser.on(limit, () => refuse(413));
    parser.on('error', () => refuse(400));
    parser.on('close', () => {
      const parts = partsOf(body, contentType);
      if (entries.length + files === parts.length && parts.every(isReadable)) resolve(entries);
      else refuse(400);
    });
    parser.end(body);
  });
}
