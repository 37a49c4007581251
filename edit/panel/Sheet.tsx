import { type ReactNode, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { close as closeIcon } from '../../ui/icons.ts';
import { say } from '../words.ts';
import { useEditor } from './editor.ts';
import { IconButton } from './parts.tsx';
import styles from './Sheet.module.css';

const Head = ({ title }: { title: string }) => {
  const { close } = useEditor();
  return (
    <div className={styles.head}>
      <h2>{title}</h2>
      <IconButton icon={closeIcon} label={say('close')} onClick={close} />
    </div>
  );
};

interface SheetProps {
  title: string;
  isWide?: boolean;
  foot?: ReactNode;
  children: ReactNode;
}

/** A sheet at the side, over the page; the bar above stays. */
export const Sheet = ({ title, isWide = false, foot, children }: SheetProps) => {
  const { close } = useEditor();
  const sheet = useRef<HTMLDivElement>(null);
  useEffect(() => sheet.current?.focus(), []);
  return (
    <>
      <div className={styles.veil} onPointerDown={close} />
      <div ref={sheet} className={styles.sheet} data-wide={isWide} role="dialog" aria-label={title} tabIndex={-1}>
        <Head title={title} />
        <div className={styles.body}>{children}</div>
        {foot && <div className={styles.foot}>{foot}</div>}
      </div>
    </>
  );
};

const WIDTH = 432;
const GAP = 28;
const BAR = 56;
/** On a small screen the panel is a sheet at the bottom. */
const isSmall = (): boolean => window.innerWidth < 992;

/** Beside the text, under it where there is no room, at the end of the window otherwise. */
const placeFor = (box: DOMRect | undefined, height: number): { left: number; top: number } => {
  const { innerWidth: width, innerHeight: tall } = window;
  const clamp = (top: number) => Math.max(BAR + GAP / 2, Math.min(top, tall - height - GAP / 2));
  const end = width - WIDTH - GAP;
  if (!box) return { left: end, top: clamp(BAR + GAP) };
  if (width - box.right > WIDTH + GAP) return { left: box.right + GAP, top: clamp(box.top - GAP) };
  if (box.left > WIDTH + GAP) return { left: box.left - WIDTH - GAP, top: clamp(box.top - GAP) };
  if (tall - box.bottom <= height + GAP) return { left: end, top: clamp(box.top + GAP) };
  return { left: Math.max(GAP, Math.min(box.right - WIDTH, end)), top: clamp(box.bottom + GAP) };
};

interface FloatingProps {
  title: string;
  help?: string | undefined;
  /** The part of the page that it belongs to. */
  beside: HTMLElement | undefined;
  children: ReactNode;
}

/** The panel for one field or list. It floats, so the page stays in sight. */
export const Floating = ({ title, help, beside, children }: FloatingProps) => {
  const panel = useRef<HTMLElement>(null);
  const [place, setPlace] = useState<{ left: number; top: number } | undefined>({ left: 0, top: 0 });
  useLayoutEffect(() => {
    // An open menu of the page covers everything that is not in the same layer.
    if (!panel.current?.matches(':popover-open')) panel.current?.showPopover();
    const move = () => {
      const box = beside?.isConnected ? beside.getBoundingClientRect() : undefined;
      setPlace(isSmall() ? undefined : placeFor(box, panel.current?.offsetHeight ?? 0));
    };
    move();
    const sizes = new ResizeObserver(move);
    if (panel.current) sizes.observe(panel.current);
    const stop = new AbortController();
    window.addEventListener('scroll', move, { passive: true, signal: stop.signal });
    window.addEventListener('resize', move, { signal: stop.signal });
    // A sheet at the bottom would hide the text that it is about.
    if (isSmall()) beside?.scrollIntoView({ block: 'start', behavior: 'instant' });
    return () => {
      sizes.disconnect();
      stop.abort();
    };
  }, [beside]);
  return (
    <section
      ref={panel}
      className={styles.floating}
      popover="manual"
      role="dialog"
      aria-label={title}
      style={place && { insetInlineStart: place.left, insetBlockStart: place.top }}
    >
      <Head title={title} />
      {help && <p>{help}</p>}
      {children}
    </section>
  );
};
