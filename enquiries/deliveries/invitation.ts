import ical, { ICalAttendeeRole, ICalCalendarMethod, ICalEventStatus } from 'ical-generator';
import type { SendMailOptions } from 'nodemailer';
import { fill } from '../../common/wording.ts';
import mails from '../../content/enquiry-mails.json' with { type: 'json' };
import { referenceOf } from '../contract/reference.ts';
import type { Answer } from '../store/answers.ts';

const minutes = 30;

/** A call for the calendars of both sides (RFC 5546): one UID for each enquiry, a higher SEQUENCE for each change. */
export function invitationOf(
  answer: Answer,
  address: string,
  guests: readonly string[],
): Pick<SendMailOptions, 'icalEvent'> {
  const { enquiry_id, call_at, call_off, sequence, at, text } = answer;
  if (call_at === null) return {};
  const isOff = call_off === 1;
  const method = isOff ? ICalCalendarMethod.CANCEL : ICalCalendarMethod.REQUEST;
  const calendar = ical({ prodId: { company: 'DHR', product: 'calls', language: 'EN' }, method });
  const event = calendar.createEvent({
    id: `${enquiry_id}@calls.dhr`,
    sequence,
    stamp: new Date(at),
    start: new Date(call_at),
    end: new Date(call_at + minutes * 60_000),
    summary: fill(mails.invitation.title, { reference: referenceOf(enquiry_id) }),
    description: text,
    organizer: { name: mails.mail.sender, email: address },
    status: isOff ? ICalEventStatus.CANCELLED : ICalEventStatus.CONFIRMED,
  });
  for (const email of guests) event.createAttendee({ email, rsvp: !isOff, role: ICalAttendeeRole.REQ });
  return { icalEvent: { method, filename: 'call.ics', content: `${calendar.toString()}\r\n` } };
}
