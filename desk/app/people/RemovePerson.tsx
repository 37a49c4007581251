import { useMutation, useQueryClient } from '@tanstack/react-query';
import { fill } from '../../../common/wording.ts';
import { Button } from '../../../ui/Button.tsx';
import { Dialog, DialogActions } from '../../../ui/Dialog.tsx';
import type { Person } from '../../contract/answers.ts';
import { apiPaths } from '../../contract/paths.ts';
import words from '../../words.json' with { type: 'json' };
import { Refusal } from '../parts/Fault.tsx';
import { useAnnounce } from '../state/announcements.tsx';
import { remove } from '../state/api.ts';
import { peopleQuery } from '../state/queries.ts';

const { people: said } = words;

export const RemovePerson = ({ person: { id, name }, onClose }: { person: Person; onClose: () => void }) => {
  const client = useQueryClient();
  const announce = useAnnounce();
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
      <Refusal error={leave.error} />
      <DialogActions>
        <Button look="danger" disabled={leave.isPending} onClick={() => leave.mutate()}>
          {said.remove}
        </Button>
        <Button look="quiet" onClick={onClose}>
          {said.keep}
        </Button>
      </DialogActions>
    </Dialog>
  );
};
