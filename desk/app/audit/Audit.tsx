import words from 'virtual:desk-words';
import { useInfiniteQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { type AuditWhat, roles } from '../../../common/desk-names.ts';
import { fill } from '../../../common/wording.ts';
import type { AuditEntry } from '../../contract/audit.ts';
import { listWords } from '../lists.ts';
import bones from '../parts/Bones.module.css';
import { Bones } from '../parts/Bones.tsx';
import button from '../parts/Button.module.css';
import { Fault } from '../parts/Fault.tsx';
import { Page } from '../parts/Page.tsx';
import table from '../parts/Table.module.css';
import { useNow } from '../state/now.ts';
import { auditQuery } from '../state/queries.ts';
import { historyTime } from '../wording/time.ts';
import styles from './Audit.module.css';

const { audit } = words;

const whatWords: Record<AuditWhat, string> = {
  'signed-in': audit.signedIn,
  'sign-in-refused': audit.signInRefused,
  'passkey-copied': audit.passkeyCopied,
  'signed-out': audit.signedOut,
  'signed-out-everywhere': audit.signedOutEverywhere,
  'all-signed-out': audit.allSignedOut,
  'passkey-removed': audit.passkeyRemoved,
  invited: audit.invited,
  'invitation-withdrawn': audit.invitationWithdrawn,
  joined: audit.joined,
  returned: audit.returned,
  'role-changed': audit.roleChanged,
  removed: audit.removed,
  'listed-all': audit.listedAll,
  searched: audit.searched,
  exported: audit.exported,
  released: audit.released,
  quarantined: audit.quarantined,
  dismissed: audit.dismissed,
  retried: audit.retried,
  erased: audit.erased,
  deleted: audit.deleted,
};

const detailWords: Readonly<Record<string, string>> = { ...listWords, search: words.lists.search };

/** Roles and lists as people call them; names, numbers and everything else as they are. */
const inWords = (detail: string): string => {
  const role = roles.find((one) => detail === one || detail.endsWith(` ${one}`));
  if (role) return `${detail.slice(0, -role.length)}${words.people[role].toLowerCase()}`;
  return detailWords[detail] ?? detail;
};

/** "Invited: Joseph Mathew, answers", or without the colon where there is nothing more to say. */
const sentenceOf = ({ what, detail }: AuditEntry): string =>
  detail ? fill(audit.withDetail, { what: whatWords[what], detail: inWords(detail) }) : whatWords[what];

export const Audit = () => {
  const now = useNow();
  const trail = useInfiniteQuery(auditQuery);
  const entries = trail.data?.pages.flatMap((page) => page.entries) ?? [];
  return (
    <Page heading={audit.heading}>
      <p className={styles.text}>{audit.text}</p>
      {trail.isPending && (
        <div className={bones.later} aria-busy="true">
          <p role="status">{audit.loading}</p>
          <Bones />
        </div>
      )}
      {trail.isError && (
        <Fault heading={words.faults.auditHeading} error={trail.error} again={() => void trail.refetch()} />
      )}
      {trail.isSuccess && (
        <table className={`${table.table} ${styles.table}`}>
          <thead>
            <tr>
              <th scope="col">{audit.when}</th>
              <th scope="col">{audit.who}</th>
              <th scope="col">{audit.what}</th>
              <th scope="col">{audit.enquiry}</th>
            </tr>
          </thead>
          <tbody>
            {entries.map((entry) => (
              <tr key={entry.id}>
                <td className={styles.time}>
                  <time dateTime={new Date(entry.at).toISOString()}>{historyTime(entry.at, now)}</time>
                </td>
                <td>{entry.by?.name ?? audit.stranger}</td>
                <td>{sentenceOf(entry)}</td>
                <td>
                  {entry.enquiryId ? (
                    <Link to="/desk/$list/$id" params={{ list: 'all', id: entry.enquiryId }}>
                      {entry.reference ?? audit.enquiry}
                    </Link>
                  ) : (
                    entry.reference
                  )}
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
      {trail.hasNextPage && (
        <button
          className={button.link}
          type="button"
          disabled={trail.isFetchingNextPage}
          onClick={() => void trail.fetchNextPage()}
        >
          {audit.more}
        </button>
      )}
    </Page>
  );
};
