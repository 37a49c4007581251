import { diffWordsWithSpace } from 'diff';
import {
  Component,
  type ComponentProps,
  type ReactNode,
  useEffect,
  useLayoutEffect,
  useRef,
} from 'react';
import { Button } from '../../ui/Button.tsx';
import fieldStyles from '../../ui/Field.module.css';
import { Icon } from '../../ui/Icon.tsx';
import iconButton from '../../ui/IconButton.module.css';
import { alert, close as closeIcon } from '../../ui/icons.ts';
import { say } from '../words.ts';
import { useEditor, useResult } from './editor.ts';
import styles from './parts.module.css';

type IconButtonProps = ComponentProps<'button'> & { icon: string; label: string };
export function IconButton({ icon, label, ...button }: IconButtonProps) {
  return (
    <button
      type="button"
      className={iconButton.square}
      aria-label={label}
      title={label}
      {...button}
    >
      <Icon path={icon} />
    </button>
  );
}

export function Problem({ words }: { words: string | undefined }) {
  return (
    words && (
      <div className={`${styles.problem} ${fieldStyles.error}`} role="alert">
        <Icon path={alert} /> <span>{words}</span>
      </div>
    )
  );
}

/** One line of text with a button at its end. */
export function Row(props: ComponentProps<'p'>) {
  return <p className="ends muted ruleBelow" {...props} />;
}

export function PageOptions() {
  const [pages = []] = useResult('pages');
  return pages.map(({ path, name }) => (
    <option key={path} value={path}>
      {name}
    </option>
  ));
}

type Side = readonly [name: string, words: ReactNode];

function SideBySide({ first, second }: { first: Side; second: Side }) {
  return (
    <dl className={styles.sides}>
      {[first, second].map(([name, words]) => (
        <div key={name}>
          <dt className="muted">{name}</dt>
          <dd>{words}</dd>
        </div>
      ))}
    </dl>
  );
}

interface ChoiceProps {
  mine: string;
  theirs: string;
  chosen?: 'mine' | 'theirs' | undefined;
  onChoose: (choice: 'mine' | 'theirs') => void;
}

/** Two people have changed the same text: asks for one version and shows both. Its buttons scroll into view. */
export function Choice({ mine, theirs, chosen, onChoose }: ChoiceProps) {
  const buttons = useRef<HTMLDivElement>(null);
  useEffect(() => {
    buttons.current?.scrollIntoView({ block: 'nearest' });
  }, []);
  return (
    <>
      <div ref={buttons} className={`cluster ${styles.actions}`}>
        <Button look="line" aria-pressed={chosen === 'mine'} onClick={() => onChoose('mine')}>
          {say('useMine')}
        </Button>
        <Button look="line" aria-pressed={chosen === 'theirs'} onClick={() => onChoose('theirs')}>
          {say('useTheirs')}
        </Button>
      </div>
      <SideBySide first={[say('yours'), mine]} second={[say('theirs'), theirs]} />
    </>
  );
}

/** Before and after, side by side: what went is struck, what came is marked. */
export function WordDiff({ before, after }: { before: string; after: string }) {
  const parts = diffWordsWithSpace(before, after);
  const without = (left: 'added' | 'removed') =>
    parts
      .filter((part) => !part[left])
      .map(({ added, removed, value }, i) => {
        const Mark = added ? 'ins' : removed ? 'del' : 'span';
        const key = `${i}-${value}`;
        return <Mark key={key}>{value}</Mark>;
      });
  return (
    <SideBySide
      first={[say('before'), without('added')]}
      second={[say('after'), without('removed')]}
    />
  );
}

function Head({ title }: { title: string }) {
  const { close } = useEditor();
  return (
    <div className="ends">
      <h2>{title}</h2>
      <IconButton icon={closeIcon} label={say('close')} onClick={close} />
    </div>
  );
}

/** A sheet at the side, over the page; the bar above stays. */
export function Sheet({
  title,
  foot,
  children,
}: {
  title: string;
  foot?: ReactNode;
  children: ReactNode;
}) {
  const { close } = useEditor();
  const sheet = useRef<HTMLDivElement>(null);
  useEffect(() => sheet.current?.focus(), []);
  return (
    <>
      <div className={styles.veil} onPointerDown={close} />
      <div ref={sheet} className={styles.sheet} role="dialog" aria-label={title} tabIndex={-1}>
        <Head title={title} />
        <div className={styles.body}>{children}</div>
        {foot && <div className={`band ends ${styles.foot}`}>{foot}</div>}
      </div>
    </>
  );
}

/** A fault in a panel leaves bar and page alone; what was typed is saved as it unmounts. */
export class Boundary extends Component<{ children: ReactNode }, { fault?: Error }> {
  override state: { fault?: Error } = {};
  static getDerivedStateFromError = (fault: Error) => ({ fault });
  override render() {
    const { fault } = this.state;
    if (!fault) return this.props.children;
    return (
      <Sheet title={say('panelFailed')}>
        <p>{say('panelFailedHelp')}</p>
        <pre>{fault.message}</pre>
      </Sheet>
    );
  }
}

interface FloatingProps {
  title: string;
  help: string;
  /** The element that the panel is about, if the page shows it. */
  anchor: HTMLElement | undefined;
  children: ReactNode;
}

export function Floating({ title, help, anchor, children }: FloatingProps) {
  const panel = useRef<HTMLElement>(null);
  const first = useRef(anchor);
  useLayoutEffect(() => {
    const { current: element } = first;
    // The answer to a question is folded away, and a new section is at the end of the page.
    const folded = element?.closest('details');
    if (folded) folded.open = true;
    const { top = 0, bottom = 0 } = element?.getBoundingClientRect() ?? {};
    if (top < 0 || bottom > window.innerHeight)
      element?.scrollIntoView({ block: 'center', behavior: 'instant' });
    // As a popover it is also above an open menu of the page.
    panel.current?.showPopover(element && { source: element });
    // What opened it may be gone. A field that is alone takes the focus from here.
    panel.current?.focus({ preventScroll: true });
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
      tabIndex={-1}
      data-anchored={anchor !== undefined}
    >
      <Head title={title} />
      {help && <p className="muted">{help}</p>}
      {children}
    </section>
  );
}
