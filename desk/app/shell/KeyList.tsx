import words from 'virtual:desk-words';
import { Button } from '../parts/Button.tsx';
import dialog from '../parts/Dialog.module.css';
import { Dialog } from '../parts/Dialog.tsx';
import field from '../parts/Field.module.css';
import { KeyWords } from '../parts/KeyWords.tsx';
import { useKeysSetting } from '../state/keys.ts';
import styles from './KeyList.module.css';

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

export const KeyList = ({ onClose }: { onClose: () => void }) => {
  const [areOn, setOn] = useKeysSetting();
  return (
    <Dialog heading={keys.heading} onClose={onClose}>
      <dl className={styles.keys}>
        <KeyWords keys={KEYS} />
      </dl>
      <label className={field.check}>
        <input type="checkbox" checked={areOn} onChange={({ target }) => setOn(target.checked)} />
        <span>{keys.on}</span>
      </label>
      <form method="dialog" className={dialog.actions}>
        <Button look="quiet" type="submit">
          {keys.close}
        </Button>
      </form>
    </Dialog>
  );
};
