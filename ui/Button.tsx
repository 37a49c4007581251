import type { ComponentProps } from 'react';
import styles from './Button.module.css';

interface Look {
  /** filled: one per view. line, quiet: everything else. danger: what cannot be undone. text: like the links around it. */
  look?: 'filled' | 'line' | 'quiet' | 'danger' | 'text' | 'text-danger' | 'text-calm' | 'bare';
  size?: 'small' | 'medium' | 'large';
  /** true fills its column. */
  wide?: boolean;
}
type Props = Look & ((ComponentProps<'a'> & { href: string }) | (ComponentProps<'button'> & { href?: never }));

/** A button, or a link that looks like one if it has an address. */
export const Button = ({ look = 'filled', size = 'medium', wide = false, ...rest }: Props) => {
  const shared = {
    className: styles.button,
    'data-look': look === 'filled' ? undefined : look,
    'data-size': size === 'medium' ? undefined : size,
    'data-wide': wide || undefined,
  };
  return rest.href === undefined ? <button type="button" {...shared} {...rest} /> : <a {...shared} {...rest} />;
};
