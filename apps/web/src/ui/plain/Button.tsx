import type { ButtonHTMLAttributes } from 'react';
import css from './Button.module.css';

export type ButtonVariant = 'primary' | 'secondary' | 'glass' | 'quiet';
export type ButtonSize = 'medium' | 'large';

/** The classes of a button, for links that should look like one. */
export function buttonClass(
  variant: ButtonVariant = 'primary',
  size: ButtonSize = 'medium',
): string {
  return [css.button, css[variant], size === 'large' && css.large].filter(Boolean).join(' ');
}

type Props = ButtonHTMLAttributes<HTMLButtonElement> & {
  readonly variant?: ButtonVariant;
  readonly size?: ButtonSize;
};

/** A button; at least 44 px tall in both sizes. */
export function Button({ variant, size, className, type = 'button', ...rest }: Props) {
  const classes = `${buttonClass(variant, size)} ${className ?? ''}`.trim();
  return <button {...rest} type={type} className={classes} />;
}
