import { isEmailAddress } from '../../enquiries/contract/email-address.ts';
import type { EnquirySettings } from '../../enquiries/settings.ts';
import { invitationLink } from '../staff/invitations.ts';
import type { StaffPerson } from '../staff/people.ts';
import { type Call, type Command, isAgreed, timeOf, toJson, UsageFault } from './command.ts';
import { type Column, table } from './table.ts';

/** A link to a desk that does not answer would only puzzle whoever gets it. */
function originOfDesk({ DESK, DESK_ORIGIN }: EnquirySettings): string {
  if (DESK === 'off') throw new UsageFault('There is no desk to invite to: DESK is off.');
  if (DESK_ORIGIN) return DESK_ORIGIN;
  if (process.env['BEHIND_TLS'] === 'true')
    throw new UsageFault('There is no desk to invite to: behind TLS it is off until DESK_ORIGIN is set.');
  return `http://localhost:${process.env['PORT'] ?? '4321'}`;
}

export const invite: Command = {
  usage: 'invite ADDRESS [--name NAME] [--administrator]',
  summary: 'makes a link with which somebody opens the desk for the first time, or on another device; it works once',
  options: ['name', 'administrator'],
  mostNames: 1,
  async run({ staff, settings, options, names, actor, zone, print }) {
    const [address = ''] = names;
    if (!isEmailAddress(address)) throw new UsageFault('Whom to invite? Give one e-mail address.');
    const origin = originOfDesk(settings);
    const name = options.name?.trim() || address.slice(0, address.lastIndexOf('@'));
    const role = options.administrator ? 'administrator' : 'member';
    const { invitation, token } = await staff.invite({ name, address, role, actor });
    const link = invitationLink(origin, token);
    if (options.json) print(toJson({ ...invitation, link }));
    else
      print(
        `${link}\nFor ${invitation.name} only. It works once, until ${timeOf(invitation.endsAt, zone)} (${zone}).\n`,
      );
    return true;
  },
};

const personColumns = (zone: string): Column<StaffPerson>[] => [
  { title: 'Name', most: 30, text: ({ name }) => name },
  { title: 'E-mail', most: 40, text: ({ address }) => address },
  { title: 'Role', most: 8, text: ({ role }) => role },
  { title: 'Passkeys', most: 8, text: ({ passkeys }) => String(passkeys) },
  { title: `Last seen (${zone})`, most: 40, text: ({ lastHereAt }) => timeOf(lastHereAt, zone) },
];

export const peopleTable = (people: readonly StaffPerson[], zone: string): string =>
  people.length === 0 ? 'Nobody yet: use invite.\n' : table(personColumns(zone), people);

async function personNamed({ staff, names }: Call): Promise<StaffPerson> {
  const [address = ''] = names;
  const person = (await staff.people()).find((one) => one.address.toLowerCase() === address.toLowerCase());
  if (!person) throw new UsageFault('Whom to remove? Give the address of somebody who can open the desk.');
  return person;
}

export const removePerson: Command = {
  usage: 'remove ADDRESS [--yes]',
  summary: 'ends the passkeys and sessions of somebody at the desk; their notes stay',
  options: ['yes'],
  mostNames: 1,
  async run(call) {
    const { staff, options, actor, print } = call;
    const { id, name } = await personNamed(call);
    const isSure = await isAgreed(call, `${name} will no longer be able to open the desk.`);
    const result = isSure ? await staff.removePerson(id, actor) : 'kept';
    const words = {
      done: `${name} can no longer open the desk.`,
      kept: 'Nobody was removed.',
      unknown: 'Somebody else has removed this person just now.',
      'last administrator': 'Somebody must be able to invite: invite another administrator first.',
    };
    print(options.json ? toJson({ removed: result === 'done', reason: result }) : `${words[result]}\n`);
    return result === 'done';
  },
};

export const signOutAll: Command = {
  usage: 'sign-out-all',
  summary: 'ends every session and every open invitation, and shows who can open the desk with a passkey',
  mostNames: 0,
  async run({ staff, options, actor, zone, print }) {
    const sessions = await staff.signOutAll(actor);
    const found = await staff.people();
    if (options.json) print(toJson({ sessions, people: found }));
    else
      print(
        `Everybody is signed out (sessions ended: ${sessions}). Who can open the desk:\n\n${peopleTable(found, zone)}`,
      );
    return true;
  },
};
