import words from 'virtual:desk-words';
import button from '../parts/Button.module.css';
import dialog from '../parts/Dialog.module.css';
import { Dialog } from '../parts/Dialog.tsx';
import field from '../parts/Field.module.css';
import { useKeysSetting } from '../state/keys.ts';
import styles from './KeyList.module.css';

const { keys } = words;
const KEYS: readonly (readonly [string, string])[] = [
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
];

export const KeyList = ({ onClose }: { onClose: () => void }) => {
  const [areOn, setOn] = useKeysSetting();
  return (
    <Dialog heading={keys.heading} onClose={onClose}>
      <dl className={styles.keys}>
        {KEYS.map(([key, what]) => (
          <div key={key}>
            <dt>
              {key.split(' ').map((one) => (
                <kbd key={one}>{one}</kbd>
              ))}
            </dt>
            <dd>{what}</dd>
          </div>
        ))}
      </dl>
      <label className={field.check}>
        <input type="checkbox" checked={areOn} onChange={({ target }) => setOn(target.checked)} />
        <span>{keys.on}</span>
      </label>
      <form method="dialog" className={dialog.actions}>
        <button className={button.button} data-look="quiet" type="submit">
          {keys.close}
        </button>
      </form>
    </Dialog>
  );
};
