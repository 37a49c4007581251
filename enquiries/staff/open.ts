import { resolve } from 'node:path';
import type { Role } from '../../common/desk-names.ts';
import { configuredBy } from '../deliveries/chosen.ts';
import type { SendMail } from '../deliveries/smtp.ts';
import type { EnquirySettings } from '../settings.ts';
import type { Database, Reader, Writer } from '../store/database.ts';
import { indexMissing } from '../store/search.ts';
import { findStuck } from '../store/staff.ts';
import { accessEndsIn, endAllSessions } from './access-ends.ts';
import { type Act, act } from './act.ts';
import type { Actor } from './actor.ts';
import { type Noted, noteAudit, purgeAudit, readAudit } from './audit.ts';
import { arrivedAfter, changedAfter, readStanding } from './changes.ts';
import { countsOver } from './counts.ts';
import { deleteEnquiry, erasePerson, lookAtErasure } from './erase.ts';
import { exportListed } from './export.ts';
import {
  findInvitation,
  findInvited,
  type Invite,
  invite,
  inviteFirst,
  listInvitations,
  purgeInvitations,
  withdrawInvitation,
} from './invitations.ts';
import { type Listing, listForStaff, search } from './list.ts';
import { countNumbers, type Period } from './numbers.ts';
import { changeRole, listPeople, removePerson } from './people.ts';
import * as sessions from './sessions.ts';
import { showForStaff } from './show.ts';

export interface StaffParts {
  settings: EnquirySettings;
  /** Runs something on the store; rejects when the store is away. */
  use<Result>(work: (database: Database) => Promise<Result>): Promise<Result>;
  now(): number;
  /** Called when a delivery has become due. */
  nudge?(): void;
  sendMail?: SendMail | undefined;
}

/**
 * All that staff can do with enquiries, and who they are. The command line and the desk both go through it, so that
 * what one of them does the other sees, and one rule holds for both.
 */
export function openStaff({ settings, use, now, nudge = () => {}, sendMail }: StaffParts) {
  const setUp = configuredBy(settings);
  const counts = countsOver(now);
  const ends = accessEndsIn(resolve(settings.DATA_DIR));
  const write = <Result>(work: (writer: Writer, kind: Database['kind']) => Promise<Result>) =>
    use((database) => database.atomically((writer) => work(writer, database.kind)));

  return {
    settings,
    /** Missing where no mail server is set up. */
    sendMail,

    read: <Result>(work: (reader: Reader) => Promise<Result>) => use(({ reader }) => work(reader)),
    list: (listing: Listing) => use(({ reader }) => listForStaff(reader, listing)),
    search: (wanted: { q: string; after?: string | undefined; limit: number }) =>
      use((database) => search(database, wanted)),
    counts: () => use(({ reader }) => counts(reader)),
    show: (id: string) => use(({ reader }) => showForStaff(reader, id, now())),
    async act(given: Act) {
      const result = await use((database) => act(database, setUp, given, now()));
      if (typeof result !== 'string' && result.jobs > 0) nudge();
      return result;
    },
    stuck: () => use(({ reader }) => findStuck(reader, setUp)),
    lookAtErasure: (address: string) => use((database) => lookAtErasure(database, settings, address)),
    erase: (address: string, actor: Actor, progress?: (done: number, total: number) => void) =>
      use((database) => erasePerson(database, settings, { address, actor, now: now(), ...(progress && { progress }) })),
    delete: (id: string, actor: Actor) =>
      use((database) => deleteEnquiry(database, settings, { id, actor, now: now() })),
    /** Pages, so that a large export needs little memory. */
    async *export(wanted: Listing | { q: string }) {
      const database = await use(async (open) => open);
      yield* exportListed(database, wanted);
    },
    /** An export leaves a trace in the audit trail, and one enquiry in its own history. */
    noteExport: (actor: Actor, { id, list }: { id?: string; list?: string }) =>
      write(async (writer) => {
        await noteAudit(writer, {
          by: actor,
          what: 'exported',
          at: now(),
          ...(id && { about: id }),
          ...(list && { detail: list }),
        });
        if (id === undefined) return;
        const who = { by_id: actor.id, by_name: actor.name };
        await writer
          .insertInto('history')
          .values({ enquiry_id: id, at: now(), ...who, what: 'exported', detail: null })
          .execute();
      }),
    numbers: (period: Period) => use(({ reader }) => countNumbers(reader, period, now())),

    standing: () => use(async ({ reader }) => readStanding(reader, await counts(reader))),
    arrivedAfter: (number: number) => use(({ reader }) => arrivedAfter(reader, number)),
    changedAfter: (step: number) => use(({ reader }) => changedAfter(reader, step)),

    people: () => use(({ reader }) => listPeople(reader)),
    changeRole: (id: string, role: Role, actor: Actor) =>
      write((writer, kind) => changeRole(writer, kind, { id, role, actor, now: now() })),
    removePerson: (id: string, actor: Actor) =>
      write((writer, kind) => removePerson(writer, kind, { id, actor, now: now(), ends })),

    invitations: () => use(({ reader }) => listInvitations(reader)),
    invite: (wanted: Omit<Invite, 'now'>) => write((writer) => invite(writer, { ...wanted, now: now() })),
    inviteFirst: () => write((writer) => inviteFirst(writer, now())),
    invited: (id: string) => use(({ reader }) => findInvited(reader, id)),
    findInvitation: (token: string) => use(({ reader }) => findInvitation(reader, token, now())),
    withdraw: (id: string, actor: Actor) => write((writer) => withdrawInvitation(writer, { id, actor, now: now() })),

    keepChallenge: (challenge: string, invitationId: string | null) =>
      write((writer) => sessions.keepChallenge(writer, { challenge, invitationId, now: now() })),
    takeChallenge: (challenge: string, invitationId: string | null) =>
      write((writer) => sessions.takeChallenge(writer, { challenge, invitationId, now: now() })),
    passkey: (id: string) => use(({ reader }) => sessions.findPasskey(reader, id)),
    signIn: (passkeyId: string, counter: number) =>
      write((writer) => sessions.signIn(writer, { passkeyId, counter, now: now(), ends })),
    accept: (
      invitationId: string,
      given: { passkey: sessions.NewPasskey; me?: { name: string; address: string } | undefined },
    ) => write((writer) => sessions.accept(writer, invitationId, { ...given, now: now() })),
    session: (token: string, isActive: boolean) =>
      use((database) => sessions.findSession(database, token, { now: now(), isActive })),
    signOut: (token: string, actor: Actor, isEverywhere: boolean) =>
      write((writer) => sessions.signOut(writer, { token, actor, isEverywhere, now: now() })),
    signOutAll: (actor: Actor) => write((writer) => endAllSessions(writer, actor, now())),
    passkeys: (personId: string) => use(({ reader }) => sessions.listPasskeys(reader, personId)),
    removePasskey: (id: string, actor: Actor) =>
      write((writer) => sessions.removePasskey(writer, { id, actor, now: now(), ends })),

    audit: (page: { after?: string | undefined; limit: number }) => use(({ reader }) => readAudit(reader, page)),
    note: (noted: Omit<Noted, 'at'>) => write((writer) => noteAudit(writer, { ...noted, at: now() })),
    /** Once a day: makes findable what could not be indexed when it came, and drops what need not be kept. */
    upkeep: async () => {
      while ((await write(indexMissing)) > 0);
      await write((writer) => purgeAudit(writer, now()));
      await write((writer) => purgeInvitations(writer, now()));
    },
  };
}

export type Staff = ReturnType<typeof openStaff>;
