import { type QueryKey, useMutation, useQueryClient } from '@tanstack/react-query';
import { announce } from '../../../ui/Toast.tsx';

/** A mutation that refetches what it touched and announces what it did. */
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
