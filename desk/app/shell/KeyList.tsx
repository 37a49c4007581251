import { Button } from '../../../ui/Button.tsx';
import { Check } from '../../../ui/Check.tsx';
import { Dialog } from '../../../ui/Dialog.tsx';
import table from '../../../ui/Table.module.css';
import words from '../../words.json' with { type: 'json' };
import { areKeysOn, switchKeys } from '../state/keys.ts';

const { keys } = words;
const KEYS = [
  ['j k', keys.move],
  ['Enter', keys.open],
  ['Esc', keys.back],
  ['a', keys.answer],
  ['e', keys.assign],
  ['m', keys.mine],
  ['s', keys.status],
  ['u', keys.unread],
  ['n', keys.note],
  ['r', keys.release],
  ['/', keys.search],
  ['?', keys.all],
] as const;

export const KeyList = ({ onClose }: { onClose: () => void }) => (
  <Dialog
    heading={keys.heading}
    onClose={onClose}
    actions={
      <Button look="line" onClick={onClose}>
        {keys.close}
      </Button>
    }
  >
    <dl className={table.ruled}>
      {KEYS.map(([names, what]) => (
        <div key={names} className="ends">
          <dt>{what}</dt>
          <dd>
            {names.split(' ').map((name) => (
              <kbd key={name}>{name}</kbd>
            ))}
          </dd>
        </div>
      ))}
    </dl>
    <Check defaultChecked={areKeysOn()} onChange={({ target }) => switchKeys(target.checked)}>
      {keys.on}
    </Check>
  </Dialog>
);
