import type { ReactNode } from 'react';
import css from '../list/EmptyState.module.css';

/** The column that holds a page of the participant's area: 72 rem at most. */
export function Page({ children }: { readonly children: ReactNode }) {
  return <div className={css.page}>{children}</div>;
}
