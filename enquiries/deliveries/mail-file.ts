import { glob, mkdir, open, rename, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import nodemailer from 'nodemailer';
import type { Delivery } from './delivery.ts';
import { enquiryMail } from './enquiry-mail.ts';

const mailFile = (folder: string, id: string) => join(folder, `${id}.eml`);

/** A file counts as delivered when it would survive a power cut: contents, name and folder are flushed. */
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
  return {
    name: 'file',
    async deliver(enquiry) {
      const { message } = await composer.sendMail(enquiryMail(enquiry, from, to));
      if (!Buffer.isBuffer(message)) throw new Error('The mail was not composed in one piece.');
      await writeDurably(folder, mailFile(folder, enquiry.id), message);
    },
  };
}

/** Erasing an enquiry erases its file. */
export async function removeMailFiles(folder: string, ids: readonly string[]): Promise<void> {
  for (const id of ids) {
    await rm(mailFile(folder, id), { force: true });
    await rm(`${mailFile(folder, id)}.part`, { force: true });
  }
}

/** Removes the files that were written before a time. */
export async function removeMailFilesBefore(folder: string, time: number): Promise<void> {
  for await (const name of glob('*.eml{,.part}', { cwd: folder })) {
    const file = join(folder, name);
    // A draft may be renamed between glob and stat: then it is recent.
    const written = (await stat(file).catch(() => undefined))?.mtimeMs ?? time;
    if (written < time) await rm(file, { force: true });
  }
}
