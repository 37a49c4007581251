import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
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
  /** Until the versions on the screen are those after it: a second press must not meet a conflict with the first. */
  const [isBusy, setBusy] = useState(false);
  const perform = async ({ id, version }: Target, action: Action): Promise<ActionAnswer> => {
    const answer = await post<ActionAnswer>(apiPaths.actions(id), { version, action });
    showEnquiry(client, answer.enquiry);
    return answer;
  };
  const refetch = (): Promise<void> => {
    void client.invalidateQueries({ queryKey: LISTS });
    return client.invalidateQueries({ queryKey: ENQUIRIES });
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
    void refetch();
  };
  const act = async (action: Action, on: readonly Target[]): Promise<void> => {
    setBusy(true);
    const results = await Promise.allSettled(on.map((target) => perform(target, action)));
    const done = results.flatMap((result) => (result.status === 'fulfilled' ? [result.value] : []));
    const { together, said } = words;
    const isWhole = done.length === results.length;
    const sentence = isWhole
      ? count(done.length, { one: together.doneOne, many: together.done })
      : fill(together.partly, { done: done.length, n: results.length });
    announce(sentence, done.length > 0 ? { label: said.undo, onPress: () => void takeBack(done) } : undefined);
    await refetch();
    setBusy(false);
  };
  return { act, isBusy };
};
