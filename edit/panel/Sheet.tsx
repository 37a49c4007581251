import { type ReactNode, useEffect, useRef } from 'react';
import { say } from '../words.ts';
import { Icon } from './icons.tsx';

interface Props {
  title: string;
  isWide?: boolean;
  foot?: ReactNode;
  onClose: () => void;
  children: ReactNode;
}

/** A sheet at the side, over the page; the bar above stays. */
export const Sheet = ({ title, isWide = false, foot, onClose, children }: Props) => {
  const sheet = useRef<HTMLDivElement>(null);
  useEffect(() => sheet.current?.focus(), []);
  return (
    <>
      <div className="veil" onPointerDown={onClose} />
      <div ref={sheet} className="sh" data-wide={isWide} role="dialog" aria-label={title} tabIndex={-1}>
        <div className="sh__h">
          <h2>{title}</h2>
          <button className="sq" type="button" aria-label={say('close')} onClick={onClose}>
            <Icon name="close" size={24} />
          </button>
        </div>
        <div className="sh__b">{children}</div>
        {foot && <div className="sh__f">{foot}</div>}
      </div>
    </>
  );
};
