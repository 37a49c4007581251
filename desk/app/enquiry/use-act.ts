import { type QueryClient, useMutation, useQueryClient } from '@tanstack/react-query';
import { count, fill } from '../../../common/wording.ts';
import { announce } from '../../../ui/Toast.tsx';
import type { ActionResponse, EnquiryResponse, Row } from '../../api/responses.ts';
import { apiPaths } from '../../contract/paths.ts';
import type { Action } from '../../contract/requests.ts';
import words from '../../words.json' with { type: 'json' };
import { DeskError, post } from '../state/api.ts';
import { keepDraft, readDraft, replyKey } from '../state/drafts.ts';
import { useMe } from '../state/hooks.ts';
import { ARRIVALS, ENQUIRIES, enquiryQuery, LISTS, showEnquiry } from '../state/queries.ts';
import { officeDay } from '../wording/time.ts';

const { done: doneLabels, together } = words;

/** `once` makes adding a note, or sending a reply, idempotent. */
export type Doing = Action & { once?: string };
type Target = Pick<Row, 'id' | 'version'>;

/** Actions that move no row: only the counts are refetched. */
const STAYS: Action['do'][] = [
  'mark-read',
  'mark-unread',
  'add-note',
  'correct-note',
  'remove-note',
  'keep-draft',
];

function doneWords(
  action: Action,
  { assignedTo, status, remindAt }: EnquiryResponse,
  myId: string,
): string {
  if (action.do === 'mark-read' || action.do === 'keep-draft') return '';
  if (action.do === 'assign' && !assignedTo) return doneLabels.unassign;
  if (action.do === 'remind' && remindAt === null) return doneLabels.takeUp;
  if (action.do === 'set-kind' && action.kind === 'enquiry') return doneLabels.takeIn;
  const name = assignedTo?.id === myId ? words.actions.you : (assignedTo?.name ?? '');
  return fill(doneLabels[action.do], {
    name,
    status: words.status[status],
    day: remindAt === null ? '' : officeDay(remindAt),
  });
}

/** On a version that is no longer the latest nothing is changed. */
async function perform(client: QueryClient, { id, version }: Target, { once, ...action }: Doing) {
  const response = await post<ActionResponse>(apiPaths.actions(id), { version, action, once });
  showEnquiry(client, response.enquiry);
  void client.invalidateQueries({ queryKey: STAYS.includes(action.do) ? ARRIVALS : LISTS });
  return response;
}

function shownVersion(client: QueryClient, id: string): Target {
  return {
    id,
    version: client.getQueryData(enquiryQuery(id).queryKey)?.version ?? 0,
  };
}

/** Says which enquiry has a reply that Undo made a draft again, so that its editor opens. */
export const givenBack = new EventTarget();

function undoOf(client: QueryClient, done: readonly ActionResponse[]) {
  const takeBack = async (): Promise<void> => {
    try {
      for (const { enquiry, undo } of done)
        for (const action of undo.toReversed()) {
          await perform(client, shownVersion(client, enquiry.id), action);
          if (action.do === 'take-back-reply')
            givenBack.dispatchEvent(new CustomEvent('draft', { detail: enquiry.id }));
        }
      announce(doneLabels.undone);
    } catch {
      announce(doneLabels.notUndone);
    }
    void client.invalidateQueries({ queryKey: ENQUIRIES });
  };
  return done.some(({ undo }) => undo.length > 0)
    ? { label: doneLabels.undo, onPress: () => void takeBack() }
    : undefined;
}

export function actKey(id: string) {
  return ['act', id] as const;
}

/** On a conflict the enquiry is shown as it is now. Actions taken offline are queued. */
export function useAct(id: string) {
  const client = useQueryClient();
  const me = useMe();
  return useMutation({
    mutationKey: actKey(id),
    scope: { id: `act ${id}` },
    mutationFn: (doing: Doing) => perform(client, shownVersion(client, id), doing),
    onSuccess: (response, doing) => {
      const unkept = replyKey(me.id, id);
      const isReply = doing.do === 'keep-draft' || doing.do === 'send-reply';
      if (isReply && ['', readDraft(unkept)].includes(doing.text)) keepDraft(unkept, '');
      // Its button is gone, and the next in the list is near.
      if (doing.do === 'mark-spam')
        document.querySelector<HTMLElement>('li > a[aria-current]')?.focus();
      const sentence = doneWords(doing, response.enquiry, me.id);
      if (sentence) announce(sentence, undoOf(client, [response]));
    },
    onError: (error) => {
      if (error instanceof DeskError && error.response?.enquiry)
        showEnquiry(client, error.response.enquiry);
    },
  });
}

export type Act = ReturnType<typeof useAct>;

export interface ActProps {
  enquiry: EnquiryResponse;
  act: Act;
}

/** One action on several enquiries; one that a colleague has changed is left out. */
export function useActTogether() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: async ({ action, on }: { action: Action; on: readonly Target[] }) => {
      const results = await Promise.allSettled(on.map((target) => perform(client, target, action)));
      const done = results.flatMap((result) =>
        result.status === 'fulfilled' ? [result.value] : [],
      );
      const sentence =
        done.length === on.length
          ? count(done.length, { one: together.doneOne, many: together.done })
          : fill(together.partly, { done: done.length, n: on.length });
      announce(sentence, undoOf(client, done));
      // Pending until the screen has the new versions: a second press must not meet a conflict with
      // the first.
      await client.invalidateQueries({ queryKey: ENQUIRIES });
    },
  });
}
