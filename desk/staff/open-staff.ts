import { resolve } from 'node:path';
import {
  backupHealth,
  configuredBy,
  type Database as EnquiryDatabase,
  type EnquirySettings,
  eraseAddress,
  isSteady,
  mailFolder,
  type SendMail,
} from '../../enquiries/for-desk.ts';
import { act } from './act.ts';
import type { Act } from './action.ts';
import { type Noted, noteAudit, noteListing, noteReading, purgeAudit, readAudit } from './audit.ts';
import { noteConversation } from './conversation.ts';
import { addDraftFile, removeDraftFile } from './draft-files.ts';
import { endDraftTexts, keepDraftTexts, listDraftTexts } from './draft-texts.ts';
import { exportListed, exportText, noteExport } from './export.ts';
import {
  findInvitation,
  invite,
  inviteFirst,
  listInvitations,
  withdrawInvitation,
} from './invitations.ts';
import { countLists, type Listing, listForStaff, type Whose } from './list.ts';
import { findUntoldNews, mailTurn, recordTold, setMails } from './news.ts';
import { countNumbers, countVisitsOf } from './numbers.ts';
import { changeRights, changeRole, describePerson, listPeople, removePerson } from './people.ts';
import { listSavedReplies, storeSavedReply } from './reply.ts';
import * as sessions from './sessions.ts';
import { findFile, showForStaff } from './show-enquiry.ts';
import { type Database, type Reader, withDesk } from './tables.ts';
import type { Actor, Transaction } from './transaction.ts';

export interface StaffParts {
  settings: EnquirySettings;
  use<Result>(work: (database: EnquiryDatabase) => Promise<Result>): Promise<Result>;
  now(): number;
  nudge?(): void;
  sendMail?: SendMail | undefined;
}

/** All that staff can do, at the desk and on the command line: one rule holds for both. */
export function openStaff(parts: StaffParts) {
  const { settings, now, nudge = () => {}, sendMail } = parts;
  const use = <Result>(work: (database: Database) => Promise<Result>) =>
    parts.use((database) => work(withDesk(database)));
  const setUp = configuredBy(settings);
  const canSend = setUp.repliesFrom !== undefined;
  const ours = [settings.MAIL_FROM ?? '', ...(settings.MAIL_TO ?? [])];
  const folder = resolve(settings.DATA_DIR);
  const whose = (me = '', of?: string): Whose => ({
    me,
    of,
    months: settings.RETENTION_MONTHS,
    now: now(),
  });
  const write = <Result>(work: (work: Transaction) => Promise<Result>) =>
    use((database) =>
      database.atomically((writer) => work({ writer, kind: database.kind, now: now(), folder })),
    );
  const reading =
    <Given extends unknown[], Result>(look: (reader: Reader, ...given: Given) => Promise<Result>) =>
    (...given: Given) =>
      use(({ reader }) => look(reader, ...given));
  const writing =
    <Given extends unknown[], Result>(
      change: (work: Transaction, ...given: Given) => Promise<Result>,
    ) =>
    (...given: Given) =>
      write((work) => change(work, ...given));

  return {
    settings,
    sendMail,

    list: ({ me, of, ...listing }: Listing & { me?: string; of?: string | undefined }) =>
      use(({ reader }) => listForStaff(reader, whose(me, of), listing)),
    counts: (me?: string) => use(({ reader }) => countLists(reader, whose(me))),
    show: (id: string, me: string | null = null) =>
      use((database) => showForStaff(database, id, { now: now(), me, canSend, ours })),
    file: reading(findFile),
    async act(given: Act) {
      const result = await write((work) => act(work, setUp, given));
      if (result.jobs > 0) nudge();
      return result;
    },
    /** Everything a person sent us. The audit trail keeps who did it, not whom it concerned. */
    async erase(email: string, actor: Actor) {
      const whom = { email, dataFolder: folder, now: now() };
      const removal = await use((database) => eraseAddress(database, mailFolder(settings), whom));
      await write(({ writer, now: at }) =>
        noteAudit(writer, { by: actor, what: 'erased', at, detail: String(removal.count) }),
      );
      return removal;
    },
    async *export({
      me,
      of,
      ...wanted
    }: Parameters<typeof exportListed>[2] & { me?: string; of?: string | undefined }) {
      const { reader } = await use(async (open) => open);
      yield* exportListed(reader, whose(me, of), wanted);
    },
    converse: writing(noteConversation),
    exportText: reading(exportText),
    noteExport: writing(noteExport),
    numbers: async () => ({
      ...(await use(({ reader }) => countNumbers(reader, now()))),
      backup: settings.DATABASE_URL ? null : backupHealth(folder, now()),
    }),
    visits: () => use(({ reader }) => countVisitsOf(reader, now())),

    draftTexts: reading(listDraftTexts),
    keepDraftTexts: writing(keepDraftTexts),
    endDraftTexts: writing(endDraftTexts),

    addDraftFile: writing(addDraftFile),
    removeDraftFile: writing(removeDraftFile),
    savedReplies: reading(listSavedReplies),
    storeSavedReply: writing(storeSavedReply),

    people: reading(listPeople),
    changeRole: writing(changeRole),
    changeRights: writing(changeRights),
    removePerson: writing(removePerson),

    invitations: reading(listInvitations),
    invite: writing(invite),
    inviteFirst: writing(inviteFirst),
    findInvitation: (token: string) => use(({ reader }) => findInvitation(reader, token, now())),
    withdraw: writing(withdrawInvitation),

    keepChallenge: writing(sessions.keepChallenge),
    takeChallenge: writing(sessions.takeChallenge),
    passkey: reading(sessions.findPasskey),
    countUse: writing(sessions.countUse),
    signIn: writing(sessions.signIn),
    endSession: writing(sessions.endSession),
    confirm: writing(sessions.confirmSession),
    accept: writing(sessions.accept),
    session: (token: string, isActive: boolean) =>
      use((database) => sessions.findSession(database, token, { now: now(), isActive })),
    signOut: writing(sessions.signOut),
    endOwnSession: writing(sessions.endOwnSession),
    account: reading(sessions.showAccount),
    setMails: writing(setMails),
    describe: writing(describePerson),
    removePasskey: writing(sessions.removePasskey),

    noteReading: writing(noteReading),
    noteListing: writing(noteListing),
    mailTurn: writing(mailTurn),
    untoldNews: reading(findUntoldNews),
    recordTold: writing(recordTold),
    audit: reading(readAudit),
    note: (noted: Omit<Noted, 'at'>) =>
      write(({ writer, now: at }) => noteAudit(writer, { ...noted, at })),
    /** Once a day: drops what need not be kept. */
    upkeep: async () => {
      // A clock that has just jumped ahead would call everything old.
      if (await use((database) => isSteady(database, now())))
        await write(({ writer }) => purgeAudit(writer, now()));
    },
  };
}

export type Staff = ReturnType<typeof openStaff>;
