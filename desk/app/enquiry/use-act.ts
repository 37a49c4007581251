import { type QueryClient, useMutation, useQueryClient } from '@tanstack/react-query';
import { fill } from '../../../common/wording.ts';
import { announce } from '../../../ui/Toast.tsx';
import type { ActionAnswer, EnquiryAnswer } from '../../contract/answers.ts';
import { apiPaths } from '../../contract/paths.ts';
import type { Action } from '../../contract/requests.ts';
import words from '../../words.json' with { type: 'json' };
import { DeskError, post } from '../state/api.ts';
import { useMe } from '../state/hooks.ts';
import { ARRIVALS, enquiryQuery, LISTS, showEnquiry } from '../state/queries.ts';
import { officeDay } from '../wording/time.ts';

/** `once` makes adding a note idempotent. */
export type Doing = Action & { once?: string };

/** Actions that move no row: only the counts are refetched. */
const STAYS: readonly Action['do'][] = [
  ...(['read', 'unread', 'mute', 'unmute', 'note', 'note-correct', 'note-remove', 'draft'] as const),
];

const saidOf = (action: Action, { assignedTo, status, remindAt }: EnquiryAnswer, myId: string): string => {
  const { said, actions } = words;
  if (action.do === 'read' || action.do === 'draft') return '';
  if (action.do === 'assign' && !assignedTo) return said.unassign;
  if (action.do === 'remind' && remindAt === null) return said.takeUp;
  const name = assignedTo?.id === myId ? actions.you : (assignedTo?.name ?? '');
  return fill(said[action.do], { name, status: words.status[status], day: officeDay(remindAt ?? 0) });
};

const send = (client: QueryClient, id: string, { once, ...action }: Doing): Promise<ActionAnswer> => {
  const version = client.getQueryData(enquiryQuery(id).queryKey)?.version ?? 0;
  return post(apiPaths.actions(id), { version, action, once });
};

export const actKey = (id: string) => ['act', id] as const;

/**
 * Acts on the enquiry as it is on the screen. On a conflict nothing is changed, and the enquiry is shown as it is now.
 * Actions taken offline are queued.
 */
export const useAct = (id: string) => {
  const client = useQueryClient();
  const me = useMe();

  const perform = async (doing: Doing): Promise<ActionAnswer> => {
    const answer = await send(client, id, doing);
    showEnquiry(client, answer.enquiry);
    void client.invalidateQueries({ queryKey: STAYS.includes(doing.do) ? ARRIVALS : LISTS });
    return answer;
  };
  const takeBack = async (undo: readonly Action[]): Promise<void> => {
    try {
      for (const action of undo.toReversed()) await perform(action);
      announce(words.said.undone);
    } catch {
      announce(words.said.notUndone);
      void client.invalidateQueries({ queryKey: enquiryQuery(id).queryKey });
    }
  };
  return useMutation({
    mutationKey: actKey(id),
    scope: { id: `act ${id}` },
    mutationFn: perform,
    onSuccess: ({ enquiry, undo }, doing) => {
      const said = saidOf(doing, enquiry, me.id);
      const back = { label: words.said.undo, onPress: () => void takeBack(undo) };
      if (said) announce(said, undo.length > 0 ? back : undefined);
    },
    onError: (error) => {
      if (error instanceof DeskError && error.answer?.enquiry) showEnquiry(client, error.answer.enquiry);
    },
  });
};

export type Act = ReturnType<typeof useAct>;

export interface ActProps {
  enquiry: EnquiryAnswer;
  act: Act;
}
