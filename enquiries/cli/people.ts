import { isEmailAddress } from '../contract/email-address.ts';
import type { AuditEntry } from '../staff/audit.ts';
import { invitationLink } from '../staff/invitations.ts';
import type { StaffPerson } from '../staff/people.ts';
import { type Command, timeOf, toJson, UsageFault } from './command.ts';
import { filterOf } from './find.ts';
import { type Column, table } from './table.ts';

export const invite: Command = {
  usage: 'invite ADDRESS [--name NAME] [--owner]',
  summary: 'makes a link with which somebody opens the desk for the first time, or on another device; it works once',
  options: ['name', 'owner'],
  mostNames: 1,
  async run({ staff, settings, options, names, actor, zone, print }) {
    const [address = ''] = names;
    if (!isEmailAddress(address)) throw new UsageFault('Whom to invite? Give one e-mail address.');
    const name = options.name?.trim() || address.slice(0, address.lastIndexOf('@'));
    const role = options.owner ? 'owner' : 'answers';
    const { invitation, token } = await staff.invite({ name, address, role, actor });
    const origin = settings.DESK_ORIGIN ?? `http://localhost:${process.env['PORT'] ?? '4321'}`;
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
  { title: `Last here (${zone})`, most: 40, text: ({ lastHereAt }) => timeOf(lastHereAt, zone) },
];

export const people: Command = {
  usage: 'people',
  summary: 'shows who can open the desk',
  options: [],
  mostNames: 0,
  only: 'looks',
  async run({ staff, options, zone, print }) {
    const found = await staff.people();
    if (options.json) print(toJson(found));
    else print(found.length === 0 ? 'Nobody yet: use invite.\n' : table(personColumns(zone), found));
    return true;
  },
};

const auditColumns = (zone: string): Column<AuditEntry>[] => [
  { title: `When (${zone})`, most: 40, text: ({ at }) => timeOf(at, zone) },
  { title: 'Who', most: 30, text: ({ by }) => by?.name ?? 'a stranger' },
  { title: 'What', most: 24, text: ({ what }) => what },
  { title: 'Enquiry', most: 11, text: ({ reference }) => reference ?? '' },
  { title: 'Detail', most: 40, text: ({ detail }) => detail ?? '' },
];

export const audit: Command = {
  usage: 'audit [--limit N]',
  summary: 'shows who did what, newest first (50 unless told otherwise)',
  options: ['limit'],
  mostNames: 0,
  only: 'looks',
  async run({ staff, options, zone, print }) {
    const { limit } = filterOf(options, 50, zone);
    const { entries } = await staff.audit({ limit });
    if (options.json) print(toJson(entries));
    else print(entries.length === 0 ? 'Nothing yet.\n' : table(auditColumns(zone), entries));
    return true;
  },
};
