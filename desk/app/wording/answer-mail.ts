import { fill } from '../../../common/wording.ts';
import type { EnquiryAnswer } from '../../contract/answers.ts';
import words from '../../words.json' with { type: 'json' };

type Answered = {
  answering: Pick<EnquiryAnswer['answering'], 'subject'>;
  visitor: Pick<EnquiryAnswer['visitor'], 'firstName' | 'lastName' | 'email'>;
};

/** A field of a mailto: address. Spaces are %20, because mail programs read a plus as a plus. */
const encode = (text: string): string => encodeURIComponent(text.replaceAll('\n', '\r\n'));

/** A mailto: address of one person, whatever is before the @. */
export const mailTo = (email: string): string => `mailto:${encodeURIComponent(email).replaceAll('%40', '@')}`;

/** The address that opens the mail program: recipient, subject with the reference, a first line. */
export const answerAddress = ({
  answering: { subject },
  visitor: { firstName, lastName, email },
}: Answered): string => {
  const body = fill(words.mail.greeting, { firstName, lastName });
  return `${mailTo(email)}?subject=${encode(subject)}&body=${encode(`${body}\n\n`)}`;
};
