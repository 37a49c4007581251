import { inside, isRecord, type JsonSchema, resolve } from '../../content-reader/json-schemas.ts';

interface Mail {
  /** When it is sent, and to whom. */
  what: string;
  sender: string | undefined;
  subject: string;
  lines: string[];
}

/** Every subject begins a mail: the words after it are its lines. */
export function mailsIn(value: unknown, schema: JsonSchema): Mail[] {
  if (!isRecord(value)) return [];
  const sender = typeof value['sender'] === 'string' ? value['sender'] : undefined;
  const mails: Mail[] = [];
  for (const [key, words] of Object.entries(value)) {
    const what = (key === 'subject' ? schema : inside(schema, key))?.description ?? '';
    if (typeof words !== 'string') continue;
    if (/subject$/i.test(key)) mails.push({ what, sender, subject: words, lines: [] });
    else mails.at(-1)?.lines.push(words);
  }
  const inner = Object.entries(value).flatMap(([key, part]) =>
    mailsIn(part, resolve(inside(schema, key) ?? {}, part)),
  );
  return [...mails, ...inner];
}
