import { type ReactNode, useState } from 'react';
import { Icon } from '../../../ui/Icon.tsx';
import { chevronDown } from '../../../ui/icons.ts';
import styles from './parts.module.css';

interface Props {
  heading: string;
  /** Next to the heading: whose suggestion it is, or how far it is filled in. */
  mark?: string;
  /** At first; then the visitor decides. */
  isOpen?: boolean;
  children: ReactNode;
}

/** A part of a long page that unfolds. */
export const Fold = ({ heading, mark, isOpen = false, children }: Props) => {
  const [isOpenAtFirst] = useState(isOpen);
  return (
    <details className={`turns ${styles.fold}`} open={isOpenAtFirst}>
      <summary className="ends">
        <h3>{heading}</h3>
        {mark && <small>{mark}</small>}
        <Icon path={chevronDown} size={22} />
      </summary>
      <div>{children}</div>
    </details>
  );
};
