import { type KeyboardEvent, type ReactNode, type Ref, useId } from 'react';
import { Button } from './Button.tsx';
import { Icon } from './Icon.tsx';
import { check, chevronDown } from './icons.ts';
import styles from './Menu.module.css';

interface MenuItem {
  label: string;
  onPress: () => void;
  isCurrent?: boolean;
  isDanger?: boolean;
  shortcut?: string;
}
interface MenuGroup {
  heading?: string;
  items: readonly MenuItem[];
}

interface Props {
  label: ReactNode;
  /** For a button without words. */
  name?: string;
  groups: readonly MenuGroup[];
  /** line: among other buttons. unboxed-calm: in a bar. */
  look?: 'line' | 'unboxed-calm';
  disabled?: boolean;
  /** The button: pressing it opens the menu. */
  ref?: Ref<HTMLButtonElement>;
}

/** Arrows go round; Tab works as everywhere. */
function moveFocus(event: KeyboardEvent<HTMLElement>): void {
  const items = [...event.currentTarget.querySelectorAll<HTMLElement>('button')];
  const at =
    document.activeElement instanceof HTMLElement ? items.indexOf(document.activeElement) : -1;
  const targets: Partial<Record<string, HTMLElement | undefined>> = {
    ArrowDown: items[(at + 1) % items.length],
    ArrowUp: items.at(at - 1),
    Home: items[0],
    End: items.at(-1),
  };
  const next = targets[event.key];
  if (!next) return;
  event.preventDefault();
  next.focus();
}

/** A button with actions in a native popover. */
export function Menu({ label, name, groups, look = 'line', disabled, ref }: Props) {
  const id = useId();
  const items = groups.flatMap((group) => group.items);
  const first = items.find(({ isCurrent }) => isCurrent) ?? items[0];
  return (
    <>
      <Button
        ref={ref}
        look={look}
        popoverTarget={id}
        aria-label={name}
        aria-haspopup="true"
        disabled={disabled}
      >
        {label}
        {!name && look === 'line' && <Icon path={chevronDown} size={18} />}
      </Button>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: arrows are heard for the buttons inside. */}
      <div id={id} popover="auto" className={`insetFocus ${styles.menu}`} onKeyDown={moveFocus}>
        {groups.map(({ heading, items: group }) => (
          <ul key={group[0]?.label} className={styles.group} aria-label={heading}>
            {heading && (
              <li className={styles.heading} aria-hidden="true">
                {heading}
              </li>
            )}
            {group.map((item) => (
              <li key={item.label}>
                <button
                  // React keeps the attribute to itself; the popover takes the focus before the
                  // next key.
                  ref={(button) => void button?.toggleAttribute('autofocus', item === first)}
                  className={`ends ${styles.item}`}
                  type="button"
                  popoverTarget={id}
                  popoverTargetAction="hide"
                  onClick={item.onPress}
                  aria-current={item.isCurrent || undefined}
                  data-danger={item.isDanger || undefined}
                >
                  {item.label}
                  {item.isCurrent && <Icon path={check} size={18} />}
                  {item.shortcut && (
                    <span aria-hidden="true">
                      <kbd>{item.shortcut}</kbd>
                    </span>
                  )}
                </button>
              </li>
            ))}
          </ul>
        ))}
      </div>
    </>
  );
}
