import { Check } from '../../../ui/Check.tsx';
import { Dialog } from '../../../ui/Dialog.tsx';
import table from '../../../ui/Table.module.css';
import words from '../../words.json' with { type: 'json' };
import { areKeysOn, switchKeys } from '../state/keys.ts';

const { keys } = words;

export const KeyList = ({ onClose }: { onClose: () => void }) => (
  <Dialog heading={keys.heading} close={keys.close} onClose={onClose}>
    <dl className={table.ruled}>
      {Object.entries(keys.list).map(([names, what]) => (
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
