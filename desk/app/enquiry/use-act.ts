import { type QueryClient, useMutation, useQueryClient } from '@tanstack/react-query';
import type { ActionAnswer, EnquiryAnswer } from '../../contract/answers.ts';
import { apiPaths } from '../../contract/paths.ts';
import type { Action } from '../../contract/requests.ts';
import words from '../../words.json' with { type: 'json' };
import { useAnnounce } from '../state/announcements.tsx';
import { DeskError, post } from '../state/api.ts';
import { ARRIVALS, enquiryQuery, LISTS, showEnquiry } from '../state/queries.ts';

export interface Doing {
  action: Action;
  /** What is said when it is done. */
  said?: string;
  /** For a note: keeps one that was sent twice from being added twice. */
  once?: string;
}

/** What moves no row: only the counts are asked for again. */
const STAYS: readonly Action['do'][] = ['read', 'unread', 'note'];

const send = (id: string, version: number, { action, once }: Doing): Promise<ActionAnswer> =>
  post(apiPaths.actions(id), { version, action, ...(once ? { once } : {}) });

const versionOf = (client: QueryClient, id: string): number =>
  client.getQueryData(enquiryQuery(id).queryKey)?.version ?? 0;

export const actKey = (id: string) => ['act', id] as const;

/**
 * Does something with an enquiry, as it is on the screen. If a colleague was faster nothing is done; the enquiry is
 * shown as it is now. What is done while offline waits its turn.
 */
export const useAct = (id: string) => {
  const client = useQueryClient();
  const announce = useAnnounce();

  const show = (enquiry: EnquiryAnswer, { action }: Doing): void => {
    showEnquiry(client, enquiry);
    void client.invalidateQueries({ queryKey: STAYS.includes(action.do) ? ARRIVALS : LISTS });
  };
  const takeBack = async (undo: readonly Action[], version: number): Promise<void> => {
    let known = version;
    for (const action of undo.toReversed()) {
      const { enquiry } = await send(id, known, { action });
      known = enquiry.version;
      show(enquiry, { action });
    }
  };
  const undone = useMutation({
    mutationFn: ({ undo, version }: { undo: readonly Action[]; version: number }) => takeBack(undo, version),
    onSuccess: () => announce(words.said.undone),
    onError: () => {
      announce(words.said.notUndone);
      void client.invalidateQueries({ queryKey: enquiryQuery(id).queryKey });
    },
  });
  return useMutation({
    mutationKey: actKey(id),
    scope: { id: `act ${id}` },
    mutationFn: (doing: Doing) => send(id, versionOf(client, id), doing),
    onSuccess: ({ enquiry, undo }, doing) => {
      show(enquiry, doing);
      const back = undo.length > 0 ? () => undone.mutate({ undo, version: enquiry.version }) : undefined;
      if (doing.said) announce(doing.said, back);
    },
    onError: (error) => {
      if (error instanceof DeskError && error.answer?.enquiry) showEnquiry(client, error.answer.enquiry);
    },
  });
};

export type Act = ReturnType<typeof useAct>;

/** What a part of an enquiry needs in which something can be done. */
export interface ActProps {
  enquiry: EnquiryAnswer;
  act: Act;
}
