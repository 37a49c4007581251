import { expect, it } from 'vitest';
import { cutMail } from './cut-mail.ts';
import { readMail } from './read-mail.ts';

const bytes = Buffer.from(Array.from({ length: 9000 }, (_, at) => (at * 7) % 256));
const ascii = `${'Änderung = 100 %; '.repeat(400)}\r\n--x\r\nend`;
const qp = Buffer.from(ascii).reduce((text, byte) => `${text}=${byte.toString(16).toUpperCase().padStart(2, '0')}`, '');

function partsOf(boundary: string, ...parts: string[]) {
  return `Content-Type: multipart/mixed; boundary="${boundary}"\r\n\r\nA preamble\r\n${parts.map((part) => `--${boundary}\r\n${part}\r\n`).join('')}--${boundary}--\r\nAn epilogue\r\n\r\nof lines\r\n`;
}
function fileOf(name: string, encoding: string, body: string) {
  return `Content-Type: application/x-${name}; name=${name}\r\ncontent-transfer-encoding: ${encoding}\r\n\r\n${body}`;
}
const inLines = (text: string, end: string) => (text.match(/.{1,72}/gs) ?? []).join(end);
const whole = `From: a@b.example\r\n${partsOf(
  'outer',
  `${partsOf('outer.inner', 'Content-Type: text/plain\r\n\r\nHello', fileOf('b64', 'BASE64', inLines(bytes.toString('base64'), '\r\n')))}`,
  fileOf('qp', 'quoted-printable', inLines(qp, '=\r\n')),
  fileOf('plain', '8bit', ascii),
  `Content-Type: message/rfc822\r\n\r\nFrom: c@d.example\r\n${partsOf('sent', fileOf('sent', 'base64', bytes.toString('base64')))}`,
  'Content-Type: text/plain\r\n\r\nBye',
)}`;

it('takes files out so that the parser sees none of them, and puts the same bytes back', async () => {
  const cut = cutMail(Buffer.from(whole));
  expect(cut.raw.length).toBeLessThan(bytes.length * 2);
  const mail = await readMail(Buffer.from(whole));
  expect(mail.files.map(({ type, content }) => [type, Buffer.from(content, 'base64')])).toEqual([
    ['application/x-b64', bytes],
    ['application/x-qp', Buffer.from(ascii)],
    ['application/x-plain', Buffer.from(ascii)],
    ['application/x-sent', bytes],
  ]);
  expect(mail).toMatchObject({ text: expect.stringMatching(/^Hello\n(.|\n)*Bye$/), leftOut: null });
});

const plain = 'From: a@b.example\r\n';
it.each<[string, string]>([
  ['lines', `${plain}\r\n${'a\r\n'.repeat(500_000)}`],
  ['parts', `${plain}${partsOf('b', ...Array(20_000).fill('\r\na'))}`],
  ['files', `${plain}${partsOf('b', ...Array(20_000).fill('Content-Type: a/b\r\n\r\na'))}`],
  ['lines like boundaries', `${plain}${partsOf('b', `\r\n${'--b-\r\n'.repeat(200_000)}`)}`],
  [
    'nested parts',
    Array.from({ length: 3000 }, (_, n) => `Content-Type: multipart/mixed; boundary=${n}\r\n\r\n--${n}\r\n`).join(''),
  ],
  ['forwarded mails', `${'Content-Type: message/rfc822\r\n\r\n'.repeat(9)}${'a'.repeat(3_000_000)}`],
  ['headers', `${'X: y\r\n'.repeat(500_000)}\r\na`],
  ['a file that is as large as it may be', `${plain}${partsOf('b', fileOf('a', 'base64', 'A'.repeat(24_000_000)))}`],
])('leaves the parser little of many %s', (_, mail) => {
  const { raw } = cutMail(Buffer.from(mail));
  expect(raw.length).toBeLessThan(600_000);
  expect(raw.toString('latin1').split('\n').length).toBeLessThan(25_000);
});

it('gives up a text in the middle, and says so', async () => {
  const long = `${plain}${partsOf('b', `\r\n${'word '.repeat(150_000)}`, fileOf('a', 'base64', bytes.toString('base64')))}`;
  expect(await readMail(Buffer.from(long))).toMatchObject({ leftOut: 'end', files: [{ size: bytes.length }] });
});
