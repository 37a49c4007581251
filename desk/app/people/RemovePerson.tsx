import words from 'virtual:desk-words';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { fill } from '../../../common/wording.ts';
import { apiPaths } from '../../contract/paths.ts';
import type { Person } from '../../contract/people.ts';
import button from '../parts/Button.module.css';
import dialog from '../parts/Dialog.module.css';
import { Dialog } from '../parts/Dialog.tsx';
import { faultWords } from '../parts/Fault.tsx';
import field from '../parts/Field.module.css';
import { useAnnouncements } from '../state/announcements.tsx';
import { remove } from '../state/api.ts';
import { peopleQuery } from '../state/queries.ts';

const { people: said } = words;

export const RemovePerson = ({ person: { id, name }, onClose }: { person: Person; onClose: () => void }) => {
  const client = useQueryClient();
  const { announce } = useAnnouncements();
  const leave = useMutation({
    mutationFn: () => remove(apiPaths.person(id)),
    onSuccess: async () => {
      await client.invalidateQueries({ queryKey: peopleQuery.queryKey });
      announce(fill(said.removed, { name }));
      onClose();
    },
  });
  return (
    <Dialog heading={fill(said.removeHeading, { name })} onClose={onClose}>
      <p>{said.removeText}</p>
      {leave.isError && (
        <p className={field.error} role="alert">
          {faultWords(leave.error)}
        </p>
      )}
      <div className={dialog.actions}>
        <button
          className={button.button}
          data-look="danger"
          type="button"
          disabled={leave.isPending}
          onClick={() => leave.mutate()}
        >
          {said.remove}
        </button>
        <button className={button.button} data-look="quiet" type="button" onClick={onClose}>
          {said.keep}
        </button>
      </div>
    </Dialog>
  );
};
