import { useMutation, useQueryClient } from '@tanstack/react-query';
import { count, fill } from '../../../common/wording.ts';
import { announce } from '../../../ui/Toast.tsx';
import type { ActionAnswer, Row } from '../../contract/answers.ts';
import { apiPaths } from '../../contract/paths.ts';
import type { Action } from '../../contract/requests.ts';
import words from '../../words.json' with { type: 'json' };
import { post } from '../state/api.ts';
import { ENQUIRIES, LISTS, showEnquiry } from '../state/queries.ts';

type Target = Pick<Row, 'id' | 'version'>;

/** One action on several enquiries. Each has its own history, and one that a colleague has changed is left out. */
export const useActTogether = () => {
  const client = useQueryClient();
  const perform = async ({ id, version }: Target, action: Action): Promise<ActionAnswer> => {
    const answer = await post<ActionAnswer>(apiPaths.actions(id), { version, action });
    showEnquiry(client, answer.enquiry);
    return answer;
  };
  const refetch = (): void => {
    void client.invalidateQueries({ queryKey: LISTS });
    void client.invalidateQueries({ queryKey: ENQUIRIES });
  };
  const takeBack = async (done: readonly ActionAnswer[]): Promise<void> => {
    try {
      for (const { enquiry, undo } of done) {
        let latest = enquiry;
        for (const action of undo.toReversed()) latest = (await perform(latest, action)).enquiry;
      }
      announce(words.said.undone);
    } catch {
      announce(words.said.notUndone);
    }
    refetch();
  };
  return useMutation({
    mutationFn: ({ action, on }: { action: Action; on: readonly Target[] }) =>
      Promise.allSettled(on.map((target) => perform(target, action))),
    onSuccess: (results) => {
      const done = results.flatMap((result) => (result.status === 'fulfilled' ? [result.value] : []));
      const { together, said } = words;
      const isWhole = done.length === results.length;
      const sentence = isWhole
        ? count(done.length, { one: together.doneOne, many: together.done })
        : fill(together.partly, { done: done.length, n: results.length });
      announce(sentence, done.length > 0 ? { label: said.undo, onPress: () => void takeBack(done) } : undefined);
      refetch();
    },
  });
};
