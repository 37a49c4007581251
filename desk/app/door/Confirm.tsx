import { useMutation } from '@tanstack/react-query';
import { Button } from '../../../ui/Button.tsx';
import { Dialog } from '../../../ui/Dialog.tsx';
import { Icon } from '../../../ui/Icon.tsx';
import { key } from '../../../ui/icons.ts';
import { apiPaths } from '../../contract/paths.ts';
import words from '../../words.json' with { type: 'json' };
import { endConfirming } from '../state/api.ts';
import { DoorFault, withPasskey } from './Door.tsx';

const { confirm } = words;

/** Shown when the server wants a fresh passkey; the request that waits for it is then sent again. */
export const Confirm = () => {
  const use = useMutation({ mutationFn: () => withPasskey(apiPaths.confirm), onSuccess: () => endConfirming(true) });
  const close = (): void => endConfirming(false);
  return (
    <Dialog
      heading={confirm.heading}
      onClose={close}
      onSubmit={() => use.mutate()}
      close={confirm.cancel}
      action={
        <Button type="submit" disabled={use.isPending}>
          <Icon path={key} /> {words.door.press}
        </Button>
      }
    >
      <p>{confirm.text}</p>
      <DoorFault error={use.error} />
    </Dialog>
  );
};
