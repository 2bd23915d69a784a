import type { ReactNode } from 'react';
import css from './RowWarning.module.css';

/**
 * What counts more than everything else of a row: under its title, and at the head of its details.
 */
export function RowWarning({ children }: { readonly children: ReactNode }) {
  return <span className={css.warning}>{children}</span>;
}
