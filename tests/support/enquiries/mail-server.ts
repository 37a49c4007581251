import PostalMime, { type Email } from 'postal-mime';
import { SMTPServer } from 'smtp-server';
import { atTheEnd } from './stores.ts';

/** What can go wrong at a mail server, named by what it answers. */
export type MailFault =
  | 'time-out'
  | '421'
  | '450'
  | '535'
  | '550'
  | '554 after DATA'
  | 'drop after DATA'
  | 'slow after DATA'
  | 'partial reject';

export interface ReceivedMail {
  messageId: string;
  recipients: string[];
  raw: string;
  parsed: Email;
}

export interface TestMailServer {
  url: string;
  mails: ReceivedMail[];
  fault: MailFault | null;
  /** From now on connections are refused, on the same port after start() accepted again. */
  stop(): Promise<void>;
  start(): Promise<void>;
}

class Refusal extends Error {
  readonly responseCode: number;
  constructor(responseCode: number) {
    super(`refused by the test with ${responseCode}`);
    this.responseCode = responseCode;
  }
}

/** How long a slow server looks through a mail. */
const scanMs = 1500;

async function readAll(stream: AsyncIterable<Buffer>): Promise<string> {
  const chunks: Buffer[] = [];
  for await (const chunk of stream) chunks.push(chunk);
  return Buffer.concat(chunks).toString('utf8');
}

/** A real SMTP server on a port of its own that keeps what it accepts, and can be told to misbehave. */
export async function startMailServer(): Promise<TestMailServer> {
  let server: SMTPServer;
  let port = 0;
  const create = (): SMTPServer =>
    new SMTPServer({
      logger: false,
      authOptional: true,
      allowInsecureAuth: true,
      disabledCommands: ['STARTTLS'],
      closeTimeout: 100,
      onConnect(_session, answer) {
        if (test.fault === 'time-out') return;
        answer(test.fault === '421' ? new Refusal(421) : null);
      },
      onAuth(auth, _session, answer) {
        if (test.fault === '535') answer(new Refusal(535));
        else answer(null, { user: auth.username });
      },
      onRcptTo({ address }, _session, answer) {
        const refused = test.fault === '450' || test.fault === '550';
        if (refused) answer(new Refusal(Number(test.fault)));
        else answer(test.fault === 'partial reject' && address.startsWith('full') ? new Refusal(552) : null);
      },
      onData(stream, session, answer) {
        readAll(stream).then(async (raw) => {
          if (test.fault === '554 after DATA') return answer(new Refusal(554));
          const parsed = await PostalMime.parse(raw);
          const recipients = session.envelope.rcptTo.map((one) => one.address);
          test.mails.push({ messageId: parsed.messageId ?? '', recipients, raw, parsed });
          if (test.fault === 'drop after DATA')
            for (const connection of server.connections) connection._socket.destroy();
          else if (test.fault === 'slow after DATA') setTimeout(answer, scanMs, null);
          else answer(null);
        }, answer);
      },
    });
  const test: TestMailServer = {
    url: '',
    mails: [],
    fault: null,
    stop: () => new Promise((resolve) => server.close(() => resolve())),
    start: () =>
      new Promise((resolve) => {
        server = create();
        server.on('error', () => {});
        const listening = server.listen(port, '127.0.0.1', () => {
          const address = listening.address();
          port = typeof address === 'object' && address ? address.port : port;
          test.url = `smtp://user:pass@127.0.0.1:${port}`;
          resolve();
        });
      }),
  };
  await test.start();
  atTheEnd(test.stop);
  return test;
}
