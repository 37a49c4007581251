import { fill } from '../../../common/wording.ts';
import type { EnquiryAnswer } from '../../contract/answers.ts';
import words from '../../words.json' with { type: 'json' };

type Answered = Pick<EnquiryAnswer, 'reference' | 'message'> & {
  visitor: Pick<EnquiryAnswer['visitor'], 'firstName' | 'lastName' | 'email'>;
};

const INFORMAL = /^\W*(hi|hello|hey)\b/i;

/** A visitor who began with Hello is greeted by the first name, the others as in a letter. */
const firstLine = ({ visitor, message }: Answered): string => {
  const greeting = INFORMAL.test(message) ? words.mail.informal : words.mail.formal;
  return fill(greeting, { firstName: visitor.firstName, lastName: visitor.lastName });
};

/** A field of a mailto: address. Spaces are %20, because mail programs read a plus as a plus. */
const encode = (text: string): string => encodeURIComponent(text.replaceAll('\n', '\r\n'));

/** A mailto: address of one person, whatever is before the @. */
export const mailTo = (email: string): string => `mailto:${encodeURIComponent(email).replaceAll('%40', '@')}`;

/** The address that opens the mail program: recipient, subject with the reference, a first line. */
export const answerAddress = (enquiry: Answered): string => {
  const subject = fill(words.mail.subject, { reference: enquiry.reference });
  return `${mailTo(enquiry.visitor.email)}?subject=${encode(subject)}&body=${encode(`${firstLine(enquiry)}\n\n`)}`;
};
