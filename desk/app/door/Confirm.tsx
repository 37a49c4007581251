import { useMutation } from '@tanstack/react-query';
import { Button } from '../../../ui/Button.tsx';
import { Dialog } from '../../../ui/Dialog.tsx';
import { Icon } from '../../../ui/Icon.tsx';
import { key } from '../../../ui/icons.ts';
import { apiPaths } from '../../contract/paths.ts';
import words from '../../words.json' with { type: 'json' };
import { DeskError } from '../state/api.ts';
import { endConfirming } from '../state/confirm.ts';
import { DoorFault, withPasskey } from './Door.tsx';

const { confirm } = words;

/** Shown when the server wants a fresh passkey; the request that waits for it is then sent again. */
export const Confirm = () => {
  const use = useMutation({ mutationFn: () => withPasskey(apiPaths.confirm), onSuccess: () => endConfirming() });
  const close = (): void => endConfirming(new DeskError('not-confirmed'));
  return (
    <Dialog
      heading={confirm.heading}
      onClose={close}
      onSubmit={() => use.mutate()}
      actions={
        <>
          <Button type="submit" disabled={use.isPending}>
            <Icon path={key} /> {words.door.press}
          </Button>
          <Button look="line" onClick={close}>
            {confirm.cancel}
          </Button>
        </>
      }
    >
      <p>{confirm.text}</p>
      <DoorFault error={use.error} />
    </Dialog>
  );
};
