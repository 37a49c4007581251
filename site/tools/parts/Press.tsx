import type { ReactNode } from 'react';
import button from '../../../ui/Button.module.css';

interface Props {
  children: ReactNode;
  look: 'filled' | 'line';
  onClick: () => void;
}

/** A button of a tool: it does something here, where a Button leads elsewhere. */
export const Press = ({ children, look, onClick }: Props) => (
  <button className={button.button} type="button" data-look={look} onClick={onClick}>
    {children}
  </button>
);
