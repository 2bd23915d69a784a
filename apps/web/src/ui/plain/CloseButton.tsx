import { X } from 'lucide-react';
import type { ButtonHTMLAttributes } from 'react';
import css from './CloseButton.module.css';

type Props = ButtonHTMLAttributes<HTMLButtonElement> & { readonly label: string };

/** The cross of everything that closes. */
export function CloseButton({ label, className = '', ...rest }: Props) {
  return (
    <button
      {...rest}
      type="button"
      className={`${css.close} ${className}`.trim()}
      aria-label={label}
    >
      <X size={20} strokeWidth={1.75} aria-hidden />
    </button>
  );
}
