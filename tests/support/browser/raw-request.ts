import { connect } from 'node:net';
import { SITE_PORT } from './addresses.ts';

export interface RawAnswer {
  status: number;
  headers: Record<string, string>;
  body: string;
}

/** Sends bytes as they are: a browser, and fetch as well, would tidy up an address before sending it. */
export const sendRaw = (text: string): Promise<RawAnswer> =>
  new Promise((done, fail) => {
    let answer = '';
    const socket = connect(SITE_PORT, 'localhost', () => socket.write(text, 'latin1'));
    socket.setEncoding('latin1').on('data', (part) => {
      answer += part;
    });
    socket.once('error', fail).once('close', () => {
      const [head = '', ...rest] = answer.split('\r\n\r\n');
      const [first = '', ...lines] = head.split('\r\n');
      const pairs = lines.map((line) => [
        line.slice(0, line.indexOf(':')).toLowerCase(),
        line.slice(line.indexOf(':') + 1).trim(),
      ]);
      done({ status: Number(first.split(' ')[1]), headers: Object.fromEntries(pairs), body: rest.join('\r\n\r\n') });
    });
  });

/** A GET for exactly this target. */
export const getRaw = (target: string): Promise<RawAnswer> =>
  sendRaw(`GET ${target} HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n`);
