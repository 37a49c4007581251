import { type ReactNode, useEffect, useLayoutEffect, useRef } from 'react';
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
  foot?: ReactNode;
  children: ReactNode;
}

/** A sheet at the side, over the page; the bar above stays. */
export const Sheet = ({ title, foot, children }: SheetProps) => {
  const { close } = useEditor();
  const sheet = useRef<HTMLDivElement>(null);
  useEffect(() => sheet.current?.focus(), []);
  return (
    <>
      <div className={styles.veil} onPointerDown={close} />
      <div ref={sheet} className={styles.sheet} role="dialog" aria-label={title} tabIndex={-1}>
        <Head title={title} />
        <div className={styles.body}>{children}</div>
        {foot && <div className={styles.foot}>{foot}</div>}
      </div>
    </>
  );
};

interface FloatingProps {
  title: string;
  help: string;
  /** The element that the panel is about, if the page shows it. */
  anchor: HTMLElement | undefined;
  children: ReactNode;
}

/** The panel for one field or list, next to its element. */
export const Floating = ({ title, help, anchor, children }: FloatingProps) => {
  const panel = useRef<HTMLElement>(null);
  const first = useRef(anchor);
  useLayoutEffect(() => {
    const { current: element } = first;
    // The answer to a question is folded away, and a new section is at the end of the page.
    const folded = element?.closest('details');
    if (folded) folded.open = true;
    const { top = 0, bottom = 0 } = element?.getBoundingClientRect() ?? {};
    if (top < 0 || bottom > window.innerHeight) element?.scrollIntoView({ block: 'center', behavior: 'instant' });
    // As a popover it is also above an open menu of the page.
    panel.current?.showPopover(element && { source: element });
    if (element) element.dataset['edit'] = 'open';
    return () => {
      if (element) element.dataset['edit'] = '';
    };
  }, []);
  return (
    <section
      ref={panel}
      className={styles.floating}
      popover="manual"
      role="dialog"
      aria-label={title}
      data-anchored={anchor !== undefined}
    >
      <Head title={title} />
      {help && <p>{help}</p>}
      {children}
    </section>
  );
};
