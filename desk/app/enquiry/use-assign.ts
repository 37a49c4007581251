import { useQuery } from '@tanstack/react-query';
import { fill } from '../../../common/wording.ts';
import words from '../../words.json' with { type: 'json' };
import { useMe } from '../state/me.ts';
import { peopleQuery } from '../state/queries.ts';
import type { ActProps } from './use-act.ts';

/** To whom an enquiry can be assigned: to oneself first, then the colleagues, then nobody. */
export const useAssign = ({ enquiry: { assignedTo }, act }: ActProps) => {
  const me = useMe();
  const { data } = useQuery(peopleQuery);
  const others = (data?.people ?? []).filter(({ id }) => id !== me.id);
  const choices = [
    { id: me.id, label: fill(words.actions.me, { name: me.name }), isCurrent: assignedTo?.id === me.id },
    ...others.map(({ id, name }) => ({ id, label: name, isCurrent: assignedTo?.id === id })),
    { id: null, label: words.actions.nobody, isCurrent: assignedTo === null },
  ];
  const assign = (to: string | null): void => {
    const name = to === me.id ? words.actions.you : (others.find(({ id }) => id === to)?.name ?? '');
    const said = to === null ? words.said.unassigned : fill(words.said.assigned, { name });
    act.mutate({ action: { do: 'assign', to }, said });
  };
  return { choices, assign, toMe: () => assign(me.id) };
};
