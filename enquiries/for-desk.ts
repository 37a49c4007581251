/** All that the desk may use of this room besides `contract/`; the linter holds it to that. */
export { fetchNewest, rehearse, sendChanges, takeBackup } from './backup/backups.ts';
export { backupSettings } from './backup/settings.ts';
export { backupHealth } from './backup/state.ts';
export { configuredBy, mailFolder } from './choose-deliveries.ts';
export {
  addressIn,
  chosenFor,
  headerText,
  knownOf,
  quotation,
  repliedTo,
  repliesGoTo,
  replySubject,
} from './deliveries/enquiry-mail.ts';
export type { SendMail } from './deliveries/smtp.ts';
export { limitFor } from './intake/rate-limit.ts';
export type { Log } from './log.ts';
export { deadlineOf, workingMorning } from './office-calendar.ts';
export { type Known, splitQuoted } from './replies/quoted.ts';
export { safeName } from './replies/read-mail.ts';
export { type EnquirySettings, readEnquirySettings } from './settings.ts';
export { HOLD_FROM_SCORE } from './spam/filter.ts';
export { keepLesson, takeBackLesson } from './spam/lessons.ts';
export { isSteady, SKEW_MS, takeTurn } from './store/clock.ts';
export { backupSqlite, restoreSqlite } from './store/copies.ts';
export { type Database, faultCode, locked, reasonOf, type Writer } from './store/database.ts';
export * as decisions from './store/decisions.ts';
export {
  addSearchWords,
  bodyHash,
  dropSearchWords,
  type Enquiry,
  emailKey,
  foldPhones,
  fromRow,
  searchWords,
  toRow,
  wordsOfText,
} from './store/enquiry.ts';
export { noteHash, readHashes, syncLedger } from './store/hash-log.ts';
export { queueReply } from './store/outbox.ts';
export { giveToOwner } from './store/owner.ts';
export {
  countByState,
  countEnquiries,
  countWaiting,
  ENQUIRY_STATES,
  type JobWithHistory,
  jobsOf,
  type Listed,
  listEnquiries,
  undeliveredIds,
} from './store/read.ts';
export {
  column,
  deletedWith,
  deletedWithOrNull,
  flag,
  key,
  number,
  numbered,
  type RowsOf,
  type Schema,
  text,
  textOf,
  textOrNull,
  time,
  timeOrNull,
  unique,
} from './store/schema.ts';
export { nameOfStore, openExistingDatabase } from './store/store.ts';
export { ACKNOWLEDGEMENT, IS_APART, IS_OUR_TURN, type Tables } from './store/tables.ts';
export { MEASURES, percentile75, type Tally } from './store/tallies.ts';
export { tellFailure } from './upkeep/alert.ts';
export {
  eraseAddress,
  eraseAgain,
  expiringIds,
  idsOfAddress,
  purge,
  type Removal,
} from './upkeep/erase.ts';
export { line } from './upkeep/overview.ts';
