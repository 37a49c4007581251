import { chownSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir, userInfo } from 'node:os';
import { join } from 'node:path';
import { ImapFlow } from 'imapflow';
import { findProgram } from './find-program.ts';
import { freePort } from './free-port.ts';
import { type Program, startProgram } from './program.ts';

const program = findProgram('dovecot');

/** Without Dovecot its test is left out on a developer's machine, never in continuous integration. */
export const withoutDovecot = program === undefined && process.env['CI'] !== 'true';

/** A real IMAP server on a port of its own, with one mailbox. It refuses to read mail as root, so root steps down. */
export async function startDovecot() {
  if (!program) throw new Error('Dovecot is not installed.');
  const folder = mkdtempSync(join(tmpdir(), 'dovecot-'));
  const port = await freePort();
  const { uid, gid, username } = userInfo();
  const isRoot = uid === 0;
  const nobody = 65_534;
  const [mailUid, mailGid] = isRoot ? [nobody, nobody] : [uid, gid];
  const mail = join(folder, 'mail');
  mkdirSync(mail);
  if (isRoot) for (const one of [folder, mail]) chownSync(one, nobody, nobody);
  const block = (name: string, ...lines: string[]) => `${name} {\n${lines.join('\n')}\n}`;
  const file = join(folder, 'dovecot.conf');
  const settings = [
    ...(isRoot ? [] : [`default_internal_user = ${username}`, `default_login_user = ${username}`]),
    ...[`base_dir = ${folder}/run`, `state_dir = ${folder}/run`, 'log_path = /dev/stderr', 'first_valid_uid = 1'],
    ...['protocols = imap', 'listen = 127.0.0.1', 'ssl = no', 'disable_plaintext_auth = no'],
    `mail_location = maildir:${mail}`,
    block('passdb', 'driver = static', 'args = password=secret'),
    block('userdb', 'driver = static', `args = uid=${mailUid} gid=${mailGid} home=${mail}`),
    block('namespace inbox', 'inbox = yes', block('mailbox Sent', 'auto = create', 'special_use = \\Sent')),
    block('service imap-login', 'chroot =', block('inet_listener imap', `port = ${port}`)),
    block('service anvil', 'chroot ='),
  ];
  writeFileSync(file, `${settings.join('\n')}\n`);
  let running: Program;
  const start = async () => {
    running = startProgram(program, ['-F', '-c', file]);
    await running.said(/starting up/);
  };
  const stop = () => running.stop();
  await start();

  /** As another mail program would change the mailbox. */
  const inMailbox = async <Result>(work: (client: ImapFlow) => Promise<Result>): Promise<Result> => {
    const auth = { user: 'desk', pass: 'secret' };
    const client = new ImapFlow({ host: '127.0.0.1', port, auth, doSTARTTLS: false, logger: false });
    await client.connect();
    try {
      return await work(client);
    } finally {
      await client.logout();
    }
  };
  return {
    url: `imap://desk:secret@127.0.0.1:${port}/INBOX`,
    start,
    stop,
    inMailbox,
    async remove() {
      await stop();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
