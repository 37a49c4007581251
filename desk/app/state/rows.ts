import type { InfiniteData, QueryClient } from '@tanstack/react-query';
import type { Counts, EnquiryAnswer, ListAnswer, Row } from '../../contract/answers.ts';
import { countsQuery, enquiryQuery, LISTS } from './queries.ts';

type Pages = InfiniteData<ListAnswer, string>;

const patch = (row: Row, enquiry: EnquiryAnswer): Row => ({
  ...row,
  version: enquiry.version,
  status: enquiry.status,
  assignedTo: enquiry.assignedTo,
  isUnread: enquiry.isUnread,
  isQuarantined: enquiry.spam.isQuarantined,
  isNotDelivered: enquiry.isNotDelivered,
});

const mapRows = (pages: Pages | undefined, change: (rows: Row[]) => Row[]): Pages | undefined =>
  pages && { ...pages, pages: pages.pages.map((page) => ({ ...page, rows: change(page.rows) })) };

/** Writes an enquiry where it is shown. Its rows stay where they are: a list never moves under the pointer. */
export const showEnquiry = (client: QueryClient, enquiry: EnquiryAnswer): void => {
  client.setQueryData(enquiryQuery(enquiry.id).queryKey, enquiry);
  client.setQueriesData<Pages>({ queryKey: LISTS }, (pages) =>
    mapRows(pages, (rows) => rows.map((row) => (row.id === enquiry.id ? patch(row, enquiry) : row))),
  );
};

/** Takes an enquiry that is gone out of every list. */
export const dropEnquiry = (client: QueryClient, id: string): void => {
  client.setQueriesData<Pages>({ queryKey: LISTS }, (pages) =>
    mapRows(pages, (rows) => rows.filter((row) => row.id !== id)),
  );
};

/** Whether somebody looks at a list in which one of these stands. */
export const shownIds = (client: QueryClient, ids: readonly string[]): string[] => {
  const lists = client.getQueriesData<Pages>({ queryKey: LISTS, type: 'active' });
  const shown = new Set(
    lists.flatMap(([, pages]) => pages?.pages.flatMap(({ rows }) => rows.map(({ id }) => id)) ?? []),
  );
  return ids.filter((id) => shown.has(id));
};

export const showCounts = (client: QueryClient, counts: Counts): void => {
  client.setQueryData(countsQuery.queryKey, counts);
};
