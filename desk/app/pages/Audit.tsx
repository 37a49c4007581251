import { useInfiniteQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { fill } from '../../../common/wording.ts';
import { TextButton } from '../../../ui/Button.tsx';
import table from '../../../ui/Table.module.css';
import type { AuditEntry } from '../../api/responses.ts';
import words from '../../words.json' with { type: 'json' };
import { Refusal } from '../parts/Form.tsx';
import { Loaded, Page } from '../parts/Page.tsx';
import { useNow } from '../state/hooks.ts';
import { auditQuery } from '../state/queries.ts';
import { longTime } from '../wording/time.ts';

const { audit } = words;

/** Lists as people call them. */
const lists: Readonly<Partial<Record<string, string>>> = words.lists;

function sentenceOf({ what, detail }: AuditEntry): string {
  return detail
    ? fill(audit.withDetail, { what: audit.events[what], detail: lists[detail] ?? detail })
    : audit.events[what];
}

export function Audit() {
  const now = useNow();
  const trail = useInfiniteQuery(auditQuery);
  return (
    <Page heading={audit.heading} lead={audit.text}>
      <Loaded query={trail} loading={audit.loading} fault={words.faults.auditHeading}>
        {({ pages }) => (
          <table className={table.dense}>
            <thead>
              <tr>
                <th scope="col">{audit.when}</th>
                <th scope="col">{audit.who}</th>
                <th scope="col">{audit.what}</th>
                <th scope="col">{audit.enquiry}</th>
              </tr>
            </thead>
            <tbody>
              {pages.flatMap(({ entries }) =>
                entries.map((entry) => (
                  <tr key={entry.id}>
                    <td>
                      <time dateTime={new Date(entry.at).toISOString()}>
                        {longTime(entry.at, now)}
                      </time>
                    </td>
                    <td>{entry.by?.name ?? audit.stranger}</td>
                    <td>{sentenceOf(entry)}</td>
                    <td>
                      {entry.enquiryId && (
                        <Link
                          className="action"
                          to="/desk/$list/$id"
                          params={{ list: 'all', id: entry.enquiryId }}
                        >
                          {entry.reference}
                        </Link>
                      )}
                    </td>
                  </tr>
                )),
              )}
            </tbody>
          </table>
        )}
      </Loaded>
      {trail.isFetchNextPageError && <Refusal error={trail.error} />}
      {trail.hasNextPage && (
        <TextButton disabled={trail.isFetchingNextPage} onClick={() => void trail.fetchNextPage()}>
          {audit.more}
        </TextButton>
      )}
    </Page>
  );
}
