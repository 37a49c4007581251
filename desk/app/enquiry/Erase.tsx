import { useMutation, useQueryClient } from '@tanstack/react-query';
import { getRouteApi, useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { count, fill } from '../../../common/wording.ts';
import { Button } from '../../../ui/Button.tsx';
import { Dialog } from '../../../ui/Dialog.tsx';
import { Field } from '../../../ui/Field.tsx';
import { announce } from '../../../ui/Toast.tsx';
import type { EnquiryAnswer, ErasureAnswer } from '../../contract/answers.ts';
import { apiPaths } from '../../contract/paths.ts';
import words from '../../words.json' with { type: 'json' };
import { Refusal } from '../parts/Fault.tsx';
import { post } from '../state/api.ts';
import { forgetDrafts } from '../state/drafts.ts';
import { enquiryQuery, LISTS } from '../state/queries.ts';

interface Props {
  enquiry: EnquiryAnswer;
  name: string;
  onClose: () => void;
}

const route = getRouteApi('/inside/desk/$list');
const { erase: said } = words;

/** Irreversible, so the address must be typed first: Enter does nothing before it matches. */
export const Erase = ({ enquiry: { id, visitor }, name, onClose }: Props) => {
  const client = useQueryClient();
  const navigate = useNavigate();
  const { list } = route.useParams();
  const [typed, setTyped] = useState('');
  const erase = useMutation({
    mutationFn: () => post<ErasureAnswer>(apiPaths.erasure(id), { address: typed.trim() }),
    onSuccess: async ({ enquiries, isScrubbed }) => {
      forgetDrafts(id);
      await navigate({ to: '/desk/$list', params: { list } });
      client.removeQueries({ queryKey: enquiryQuery(id).queryKey });
      void client.invalidateQueries({ queryKey: LISTS });
      const done = count(enquiries, { one: said.doneOne, many: said.done });
      announce(isScrubbed ? done : fill(said.notScrubbed, { done }));
    },
  });
  const contact = visitor.email || visitor.telephone;
  const mayErase = typed.trim() === contact && !erase.isPending;
  return (
    <Dialog
      heading={fill(said.heading, { name })}
      onClose={onClose}
      onSubmit={() => mayErase && erase.mutate()}
      close={said.keep}
      action={
        <Button look="danger" type="submit" disabled={!mayErase}>
          {erase.isPending ? said.erasing : said.button}
        </Button>
      }
    >
      <p>{count(1 + visitor.others.length, { one: said.removesOne, many: said.removes })}</p>
      <p>{said.forGood}</p>
      <Field
        label={said.type}
        hint={contact}
        error={<Refusal error={erase.error} />}
        value={typed}
        autoComplete="off"
        autoCapitalize="off"
        spellCheck={false}
        onChange={({ target }) => setTyped(target.value)}
      />
    </Dialog>
  );
};
