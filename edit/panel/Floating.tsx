import { type ReactNode, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { say } from '../words.ts';
import { Icon } from './icons.tsx';

interface Props {
  title: string;
  help?: string | undefined;
  /** The part of the page that it belongs to. */
  beside: HTMLElement | undefined;
  onClose: () => void;
  children: ReactNode;
}

const WIDTH = 432;
const GAP = 28;
const BAR = 56;

/** Beside the text, under it where there is no room, at the end of the window otherwise. */
const placeFor = (box: DOMRect | undefined, height: number): { left: number; top: number } => {
  const [width, tall] = [window.innerWidth, window.innerHeight];
  const clamp = (top: number) => Math.max(BAR + GAP / 2, Math.min(top, tall - height - GAP / 2));
  if (!box) return { left: width - WIDTH - GAP, top: clamp(BAR + GAP) };
  if (width - box.right > WIDTH + GAP) return { left: box.right + GAP, top: clamp(box.top - GAP) };
  if (box.left > WIDTH + GAP) return { left: box.left - WIDTH - GAP, top: clamp(box.top - GAP) };
  const isRoomBelow = tall - box.bottom > height + GAP;
  if (!isRoomBelow) return { left: width - WIDTH - GAP, top: clamp(box.top + GAP) };
  return { left: Math.max(GAP, Math.min(box.right - WIDTH, width - WIDTH - GAP)), top: clamp(box.bottom + GAP) };
};

/** The panel for one field or list. It floats, so the page stays in sight. */
export const Floating = ({ title, help, beside, onClose, children }: Props) => {
  const panel = useRef<HTMLElement>(null);
  const [place, setPlace] = useState<{ left: number; top: number } | undefined>({ left: 0, top: 0 });
  useLayoutEffect(() => {
    // A menu of the page that is open lies over everything that is not in the same layer.
    if (!panel.current?.matches(':popover-open')) panel.current?.showPopover();
    const move = () => {
      const box = beside?.isConnected ? beside.getBoundingClientRect() : undefined;
      // On a small screen it is a sheet at the bottom.
      setPlace(window.innerWidth < 992 ? undefined : placeFor(box, panel.current?.offsetHeight ?? 0));
    };
    move();
    const sizes = new ResizeObserver(move);
    if (panel.current) sizes.observe(panel.current);
    window.addEventListener('scroll', move, { passive: true });
    window.addEventListener('resize', move);
    return () => {
      sizes.disconnect();
      window.removeEventListener('scroll', move);
      window.removeEventListener('resize', move);
    };
  }, [beside]);
  useEffect(() => {
    // A sheet at the bottom would hide the text that it is about.
    if (window.innerWidth < 992) beside?.scrollIntoView({ block: 'start', behavior: 'instant' });
  }, [beside]);
  return (
    <section
      ref={panel}
      className="ep"
      popover="manual"
      role="dialog"
      aria-label={title}
      style={place && { insetInlineStart: place.left, insetBlockStart: place.top }}
    >
      <div className="ep__h">
        <h2>{title}</h2>
        <button className="sq" type="button" aria-label={say('close')} onClick={onClose}>
          <Icon name="close" size={22} />
        </button>
      </div>
      {help && <p className="help">{help}</p>}
      {children}
    </section>
  );
};
