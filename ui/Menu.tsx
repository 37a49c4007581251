import {
  type KeyboardEvent,
  type MouseEvent,
  type ReactNode,
  type Ref,
  useId,
  useImperativeHandle,
  useRef,
} from 'react';
import { Button } from './Button.tsx';
import { Icon } from './Icon.tsx';
import { check, chevronDown } from './icons.ts';
import styles from './Menu.module.css';

export interface MenuHandle {
  open: () => void;
}

interface Props {
  /** The content of the button. */
  label: ReactNode;
  /** For a button without words. */
  name?: string | undefined;
  children: ReactNode;
  /** line: among other buttons. unboxed-calm: in a bar. */
  look?: 'line' | 'unboxed-calm';
  disabled?: boolean;
  ref?: Ref<MenuHandle>;
}

const itemsOf = (menu: HTMLElement): HTMLElement[] => [
  ...menu.querySelectorAll<HTMLElement>('a[href], button:not(:disabled)'),
];

/** Arrows go round; Tab works as everywhere. */
const moveTo = (menu: HTMLElement, key: string): HTMLElement | undefined => {
  const items = itemsOf(menu);
  const { activeElement } = document;
  const at = activeElement instanceof HTMLElement ? items.indexOf(activeElement) : -1;
  if (key === 'ArrowDown') return items[(at + 1) % items.length];
  if (key === 'ArrowUp') return items.at(at <= 0 ? -1 : at - 1);
  if (key === 'Home') return items[0];
  return key === 'End' ? items.at(-1) : undefined;
};

/** A button with a list of actions in the platform's own popover, which knows Escape, clicks elsewhere and the focus. */
export const Menu = ({ label, name, children, look = 'line', disabled = false, ref }: Props) => {
  const id = useId();
  const menu = useRef<HTMLDivElement>(null);
  const opener = useRef<HTMLButtonElement>(null);
  const focusChoice = (): void => {
    if (!menu.current?.matches(':popover-open') || menu.current.contains(document.activeElement)) return;
    (menu.current.querySelector<HTMLElement>('[aria-current]') ?? itemsOf(menu.current)[0])?.focus({
      // The menu floats over the page, which stays where it is.
      preventScroll: true,
    });
  };
  useImperativeHandle(ref, () => ({
    open: () => {
      opener.current?.click();
      // The toggle event comes later than the next key of a fast typist.
      focusChoice();
    },
  }));

  const onToggle = ({ newState }: { newState: string }): void => {
    if (newState === 'open') focusChoice();
  };
  const onKeyDown = (event: KeyboardEvent): void => {
    const next = menu.current && moveTo(menu.current, event.key);
    if (!next) return;
    event.preventDefault();
    next.focus();
  };
  const onClick = (event: MouseEvent): void => {
    if (event.target instanceof Element && event.target.closest('a, button')) menu.current?.hidePopover();
  };
  return (
    <>
      <Button ref={opener} look={look} popoverTarget={id} aria-label={name} aria-haspopup="true" disabled={disabled}>
        {label}
        {!name && look !== 'unboxed-calm' && <Icon path={chevronDown} size={18} />}
      </Button>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: arrows and clicks are heard for the buttons inside. */}
      <div
        ref={menu}
        id={id}
        popover="auto"
        className={styles.menu}
        onToggle={onToggle}
        onKeyDown={onKeyDown}
        onClick={onClick}
      >
        {children}
      </div>
    </>
  );
};

interface GroupProps {
  /** Shown above the group, and its label. */
  heading?: string;
  children: ReactNode;
}

export const MenuGroup = ({ heading, children }: GroupProps) => (
  <ul className={styles.group} aria-label={heading}>
    {heading && (
      <li className={styles.heading} aria-hidden="true">
        {heading}
      </li>
    )}
    {children}
  </ul>
);

interface ItemProps {
  children: ReactNode;
  onPress: () => void;
  /** The one that holds now. */
  current?: boolean;
  danger?: boolean;
  shortcut?: string;
}

export const MenuItem = ({ children, onPress, current = false, danger = false, shortcut }: ItemProps) => (
  <li>
    <button
      className={styles.item}
      type="button"
      onClick={onPress}
      aria-current={current || undefined}
      data-danger={danger || undefined}
    >
      <span>{children}</span>
      {current && <Icon path={check} size={18} />}
      {shortcut && (
        <span aria-hidden="true">
          <kbd>{shortcut}</kbd>
        </span>
      )}
    </button>
  </li>
);
