import { Icon } from '../../../ui/Icon.tsx';
import { wifiOff } from '../../../ui/icons.ts';
import words from '../../words.json' with { type: 'json' };
import { useOnline } from '../state/online.ts';
import styles from './OfflineLine.module.css';

export const OfflineLine = () => {
  const isOnline = useOnline();
  return (
    <div role="status">
      {!isOnline && (
        <p className={styles.line}>
          <Icon path={wifiOff} />
          {words.offline.line} <span>{words.offline.what}</span>
        </p>
      )}
    </div>
  );
};
