import { inside, isRecord, type JsonSchema, resolve } from '../../content-reader/json-schemas.ts';

interface Mail {
  /** When it is sent, and to whom. */
  what: string;
  sender: string | undefined;
  subject: string;
  lines: string[];
}

const SUBJECT = /subject$/i;

/** Every group with a subject is a mail. Words such as heldSubject and heldIntro within it are another. */
export const mailsIn = (value: unknown, schema: JsonSchema): Mail[] => {
  if (!isRecord(value)) return [];
  const inner = Object.entries(value).flatMap(([key, part]) => mailsIn(part, resolve(inside(schema, key) ?? {}, part)));
  const { sender, ...others } = value;
  const words = Object.entries(others).filter((entry): entry is [string, string] => typeof entry[1] === 'string');
  const subjects = words.filter(([key]) => SUBJECT.test(key));
  const mails = subjects.map(([key, subject]) => {
    const start = key.replace(SUBJECT, '');
    const rivals = subjects.map(([other]) => other.replace(SUBJECT, '')).filter((other) => other.length > start.length);
    const own = words.filter(([name]) => name.startsWith(start) && !rivals.some((other) => name.startsWith(other)));
    return {
      what: (start ? inside(schema, key) : schema)?.description ?? '',
      sender: typeof sender === 'string' ? sender : undefined,
      subject,
      lines: own.filter(([name]) => name !== key).map(([, line]) => line),
    };
  });
  return [...mails, ...inner];
};
