import type { ComponentProps } from 'react';
import styles from './Button.module.css';

interface Look {
  look?: 'quiet' | 'line' | 'danger';
}

export const Button = ({ look, ...rest }: ComponentProps<'button'> & Look) => (
  <button className={styles.button} data-look={look} type="button" {...rest} />
);

/** A button that looks like the links around it. */
export const LinkButton = ({ look, ...rest }: ComponentProps<'button'> & Look) => (
  <button className={styles.link} data-look={look} type="button" {...rest} />
);
