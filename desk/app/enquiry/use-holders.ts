import { useQuery } from '@tanstack/react-query';
import { fill } from '../../../common/wording.ts';
import words from '../../words.json' with { type: 'json' };
import { useMe } from '../state/hooks.ts';
import { peopleQuery } from '../state/queries.ts';

/** To whom an enquiry can be assigned: oneself, the colleagues, nobody. */
export const useHolders = (): { id: string | null; label: string }[] => {
  const me = useMe();
  const { data } = useQuery(peopleQuery);
  const colleagues = (data?.people ?? []).filter(({ id }) => id !== me.id);
  return [
    { id: me.id, label: fill(words.actions.me, { name: me.name }) },
    ...colleagues.map(({ id, name }) => ({ id, label: name })),
    { id: null, label: words.actions.nobody },
  ];
};
