import { glob, mkdir, rm, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import nodemailer from 'nodemailer';
import { FILE_DELIVERY } from '../store/tables.ts';
import type { Delivery } from './delivery.ts';
import { enquiryMail } from './enquiry-mail.ts';

function mailFile(folder: string, id: string) {
  return join(folder, `${id}.eml`);
}

/**
 * For a website without any delivery set up: nobody receives these mails, but they can be found.
 * The enquiry itself is in the store, so nothing is lost with a file that a power cut takes.
 */
export function mailFileDelivery(folder: string, from: string, to: readonly string[]): Delivery {
  const composer = nodemailer.createTransport({ streamTransport: true, buffer: true });
  return {
    name: FILE_DELIVERY,
    async deliver(enquiry) {
      const { message } = await composer.sendMail(enquiryMail(enquiry, from, to));
      await mkdir(folder, { recursive: true, mode: 0o700 });
      await writeFile(mailFile(folder, enquiry.id), message, { mode: 0o600 });
      return 'Written to a file.';
    },
  };
}

export async function removeMailFiles(folder: string, ids: readonly string[]): Promise<void> {
  for (const id of ids) await rm(mailFile(folder, id), { force: true });
}

/** By their own age: for a person erased on another machine no row leads to them. */
export async function removeMailFilesBefore(folder: string, time: number): Promise<void> {
  for await (const name of glob('*.eml', { cwd: folder })) {
    const file = join(folder, name);
    const written = (await stat(file).catch(() => undefined))?.mtimeMs ?? time;
    if (written < time) await rm(file, { force: true });
  }
}
