import type { FieldName } from '../../../enquiries/contract/fields.ts';
import { Icon } from '../../../ui/Icon.tsx';
import { alert } from '../../../ui/icons.ts';
import styles from './FieldError.module.css';
import { errorId } from './ids.ts';

interface Props {
  name: FieldName;
  text: string | undefined;
}

/** Always in the page, so that its field can refer to it and the server can fill it in. */
export const FieldError = ({ name, text }: Props) => (
  <p className={styles.error} id={errorId(name)} hidden={!text}>
    <Icon path={alert} size={18} />
    <span>{text}</span>
  </p>
);
