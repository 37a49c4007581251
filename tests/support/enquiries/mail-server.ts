import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import PostalMime, { type Email } from 'postal-mime';
import { SMTPServer } from 'smtp-server';
import { atTheEnd } from './stores.ts';

/** Faults of a mail server, named by its receipt. */
export type MailFault =
  | 'time-out'
  | '421'
  | '450'
  | '535'
  | '550 5.1.1'
  | '550 5.7.1'
  | '554 after DATA'
  | 'drop after DATA'
  | 'partial reject';

export type TestMailServer = Awaited<ReturnType<typeof startMailServer>>;

function refusal(responseCode: number, detail = '') {
  return Object.assign(new Error(`${detail} refused by the test`.trim()), { responseCode });
}

/** A real SMTP server on a port of its own that keeps what it accepts, and can be told to misbehave. */
export async function startMailServer() {
  const server = new SMTPServer({
    logger: false,
    authOptional: true,
    allowInsecureAuth: true,
    disabledCommands: ['STARTTLS'],
    closeTimeout: 100,
    onConnect(_session, answer) {
      if (test.fault === 'time-out') return;
      answer(test.fault === '421' ? refusal(421) : null);
    },
    onAuth(auth, _session, answer) {
      if (test.fault === '535') answer(refusal(535));
      else answer(null, { user: auth.username });
    },
    onRcptTo({ address }, _session, answer) {
      const [, code, detail] = /^(450|550) ?(.*)$/.exec(test.fault ?? '') ?? [];
      if (code) answer(refusal(Number(code), detail));
      else answer(test.fault === 'partial reject' && address.startsWith('full') ? refusal(552) : null);
    },
    onData(stream, session, answer) {
      text(stream).then(async (raw) => {
        if (test.fault === '554 after DATA') return answer(refusal(554));
        const parsed = await PostalMime.parse(raw);
        const recipients = session.envelope.rcptTo.map((one) => one.address);
        test.mails.push({ messageId: parsed.messageId ?? '', recipients, raw, parsed });
        if (test.fault === 'drop after DATA') for (const connection of server.connections) connection._socket.destroy();
        else answer(null);
      }, answer);
    },
  });
  server.on('error', () => {});
  /** From now on connections are refused. */
  const stop = () => new Promise<void>((resolve) => server.close(resolve));
  const mails: { messageId: string; recipients: string[]; raw: string; parsed: Email }[] = [];
  const test = { url: '', mails, fault: null as MailFault | null, stop };
  const listening = server.listen(0, '127.0.0.1');
  await new Promise((resolve) => listening.once('listening', resolve));
  test.url = `smtp://user:pass@127.0.0.1:${(listening.address() as AddressInfo).port}`;
  atTheEnd(stop);
  return test;
}
