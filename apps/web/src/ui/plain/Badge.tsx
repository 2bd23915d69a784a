import css from './Badge.module.css';

export type Tone = 'success' | 'warning' | 'danger' | 'info' | 'accent' | 'neutral';

/** A badge with its own words, such as 'Internal Only': on a soft fill, with a dot. */
export function Badge({ tone, children }: { readonly tone: Tone; readonly children: string }) {
  return <span className={`${css.badge} ${css[tone]}`}>{children}</span>;
}
