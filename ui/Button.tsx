import type { ComponentProps } from 'react';
import styles from './Button.module.css';

interface Look {
  /**
   * filled: one per view. line: everything else. danger: what cannot be undone. unboxed: among text
   * or in a bar. The build keeps a look on a page that has its name as a word, so names are no
   * common words.
   */
  look?: 'filled' | 'line' | 'danger' | 'unboxed' | 'unboxed-danger' | 'unboxed-calm';
  size?: 'small' | 'medium' | 'large';
  wide?: boolean;
}
type Props = Look &
  ((ComponentProps<'a'> & { href: string }) | (ComponentProps<'button'> & { href?: never }));

/** A button, or a link that looks like one if it has an address. */
export function Button({ look = 'filled', size = 'medium', wide = false, ...rest }: Props) {
  const shared = {
    className: styles.button,
    'data-look': look === 'filled' ? undefined : look,
    'data-size': size === 'medium' ? undefined : size,
    'data-wide': wide || undefined,
  };
  return rest.href === undefined ? (
    <button type="button" {...shared} {...rest} />
  ) : (
    <a {...shared} {...rest} />
  );
}

/** The looks of most buttons at the desk: next to a filled one, and among text. */
export function LineButton(props: ComponentProps<'button'>) {
  return <Button look="line" {...props} />;
}
export function TextButton(props: ComponentProps<'button'>) {
  return <Button look="unboxed" {...props} />;
}
