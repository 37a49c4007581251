import { fc } from './property.ts';

/** Bodies that strangers may send, by a grammar: some pieces again and again between a beginning and an end. */
interface Grammar {
  before: string;
  pieces: readonly string[];
  after: string;
}
interface Family {
  path: string;
  type: string;
  /** What an honest visitor sends, as long as that. */
  plain: Grammar;
  hostile: readonly Grammar[];
}

export function textOf({ before, pieces, after }: Grammar, bytes: number): string {
  const pump = pieces.join('');
  return before + pump.repeat(Math.max(1, Math.floor(bytes / Buffer.byteLength(pump)))) + after;
}

/** Each piece alone, and some together as chance has it: what one takes away may make wholes of the others. */
function mixed(before: string, pieces: readonly string[], after: string): Grammar[] {
  const together = fc.sample(fc.shuffledSubarray([...pieces], { minLength: 2, maxLength: 4 }), { numRuns: 3, seed: 1 });
  return [...pieces.map((one) => [one]), ...together].map((chosen) => ({ before, pieces: chosen, after }));
}

const MARKS = [
  '\u0345\u0334',
  '\u0301\u0323\u0334',
  'a\u200D\u0345',
  '\u0F73\u0334',
  '\uFF9E\u0301',
  '\u202E\u0001',
  'ﷺ',
  '👩‍👩‍👧',
];
const TYPED = [...MARKS, '=?utf-8?q?a?=', '<b>', 'a@b.example ', 'http://a.example ', '1,', '\\n', '\\u0345', '%22'];
const VALUES = ['{},', '[],', '"",', '{"a":{}},', '[[[]]],', '1e9,', 'null,', '"\\u0345",'];
const KEYS = [
  '"a":1,',
  '"services":[{}],',
  '"a":{"a":{"a":1}},',
  '"__proto__":{},',
  '"firstName":[],',
  '"message":"a",',
];
const JSON_TYPE = 'application/json';

function part(head: string, value: string) {
  return `--line\r\nContent-Disposition: form-data; ${head}\r\n\r\n${value}\r\n`;
}
const PARTS = [
  part('name="message"', 'x'),
  part('name="services"', 'Service 1'),
  part('name="a"; filename=""', ''),
  part(`name="${'%22'.repeat(40)}"`, 'x'),
  part("name=a; name=b; name*=utf-8''%41", 'x'),
  '--line\r\n',
  '\r\n--lin',
  'a: b\r\n',
  '--line\r\nContent-Type: multipart/mixed; boundary=line\r\n\r\n',
];
const FORM = { path: '/api/v1.0/email/send-form', type: 'multipart/form-data; boundary=line' };
const message = part('name="message"', '\n').split('\n\r\n')[0] ?? '';

export const BODIES: Readonly<Record<string, Family>> = {
  'an enquiry as JSON': {
    path: '/api/v1.0/email/send',
    type: JSON_TYPE,
    plain: { before: '{"template_params":{"message":"', pieces: ['word '], after: '"}}' },
    hostile: [
      ...mixed('{"template_params":{"message":"', TYPED, '"}}'),
      ...mixed('{"template_params":{"services":[', VALUES, '1]}}'),
      ...mixed('{"template_params":{', KEYS, '"z":1}}'),
      ...mixed('{"template_params":', ['[', '{"a":', '[{"a":[', ' '], ''),
    ],
  },
  'an enquiry as a form': {
    ...FORM,
    plain: { before: message, pieces: ['word '], after: '\r\n--line--\r\n' },
    hostile: [...mixed(message, TYPED, '\r\n--line--\r\n'), ...mixed('', PARTS, '--line--\r\n')],
  },
  'a beacon': {
    path: '/api/visit',
    type: JSON_TYPE,
    plain: { before: '{"page":"/","how":"restored","vitals":{},"did":["?', pieces: ['word '], after: '"]}' },
    hostile: [
      ...mixed(
        '{"page":"/","how":"restored","vitals":{},"did":[',
        ['"?a@",', '"?1 ",', '{},', '"?\u0345\u0334",'],
        '"form"]}',
      ),
      ...mixed('{', KEYS, '"page":"/"}'),
    ],
  },
  'a passkey': {
    path: '/desk/api/sign-in',
    type: JSON_TYPE,
    plain: { before: '{"response":{"id":"', pieces: ['word'], after: '"}}' },
    hostile: [...mixed('{"response":{', KEYS, '"id":"x"}}'), ...mixed('{"response":[', VALUES, '1]}')],
  },
};

/** Headers of a request; Node takes 16 kB of them together. */
export const HEADS: Readonly<Record<string, readonly string[]>> = {
  cookie: ['a=b; ', 'desk=x; ', ';', '=', '%41=%42; ', '__Host-desk="'],
  'accept-encoding': ['gzip, ', 'br;q=0.5, ', ',', ';q=', 'x-gzip;;'],
  'if-none-match': ['"a", ', 'W/"', ',', '*, '],
  'x-forwarded-for': ['1.2.3.4, ', '::ffff:1.2.3.4, ', ',', '[', '10.0.0.1, '],
  'user-agent': ['Mozilla/5.0 ', 'compatible', 'bot ', '('],
  referer: ['https://a.example/', '%41', '@', '//'],
  host: ['a.', '%', '[', 'a:1'],
};
