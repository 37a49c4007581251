import { glob, mkdir, open, rename, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import nodemailer, { type SendMailOptions } from 'nodemailer';
import { fileDelivery } from '../store/tables.ts';
import type { Delivery } from './delivery.ts';
import { digestMail } from './digest.ts';
import { enquiryMail } from './enquiry-mail.ts';

const mailFile = (folder: string, id: string) => join(folder, `${id}.eml`);

/** A file is kept when it would survive a power cut: contents, name and folder are flushed. */
async function writeDurably(folder: string, file: string, contents: Buffer): Promise<void> {
  await mkdir(folder, { recursive: true, mode: 0o700 });
  const draft = `${file}.part`;
  const handle = await open(draft, 'w', 0o600);
  try {
    await handle.writeFile(contents);
    await handle.sync();
  } finally {
    await handle.close();
  }
  await rename(draft, file);
  const directory = await open(folder, 'r');
  await directory.sync().finally(() => directory.close());
}

/** For a website without any delivery set up: nobody receives these mails, but they can be found. */
export function mailFileDelivery(folder: string, from: string, to: readonly string[]): Delivery {
  const composer = nodemailer.createTransport({ streamTransport: true, buffer: true });
  const write = async (name: string, mail: SendMailOptions) => {
    const { message } = await composer.sendMail(mail);
    if (!Buffer.isBuffer(message)) throw new Error('The mail was not composed in one piece.');
    await writeDurably(folder, mailFile(folder, name), message);
  };
  return {
    name: fileDelivery,
    async deliver(enquiry) {
      await write(enquiry.id, enquiryMail(enquiry, from, to));
      return 'Written to a file.';
    },
    digest: (digest) => write(digest.id, digestMail(digest, from, to)),
  };
}

export async function removeMailFiles(folder: string, ids: readonly string[]): Promise<void> {
  for (const id of ids) {
    await rm(mailFile(folder, id), { force: true });
    await rm(`${mailFile(folder, id)}.part`, { force: true });
  }
}

/** A digest quotes several people. */
export async function removeDigestFiles(folder: string): Promise<void> {
  for await (const name of glob('digest-*.eml{,.part}', { cwd: folder })) await rm(join(folder, name), { force: true });
}

/** By their own age: those of a person erased on another machine have no row any more that leads to them. */
export async function removeMailFilesBefore(folder: string, time: number): Promise<void> {
  for await (const name of glob('*.eml{,.part}', { cwd: folder })) {
    const file = join(folder, name);
    const written = (await stat(file).catch(() => undefined))?.mtimeMs ?? time;
    if (written < time) await rm(file, { force: true });
  }
}
