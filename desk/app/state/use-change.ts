import { type QueryKey, useMutation, useQueryClient } from '@tanstack/react-query';
import { announce } from '../../../ui/Toast.tsx';

/** A change after which what it touched is asked for again, and that it was done is announced. */
export const useChange = <Given, Answer>(
  queryKey: QueryKey,
  mutationFn: (given: Given) => Promise<Answer>,
  said: (given: Given, answer: Answer) => string | undefined,
) => {
  const client = useQueryClient();
  return useMutation({
    mutationFn,
    onSuccess: async (answer, given) => {
      await client.invalidateQueries({ queryKey });
      const sentence = said(given, answer);
      if (sentence) announce(sentence);
    },
  });
};
