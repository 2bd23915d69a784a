import { statusWords } from '@pratibha/words/ui/plain';
import css from './StatusBadge.module.css';

export type Tone = 'success' | 'warning' | 'danger' | 'info' | 'accent' | 'neutral';

/** The one colour map of every status and role (R2.56). */
const TONES: Readonly<Record<string, Tone>> = {
  super_admin: 'accent',
  admin: 'info',
  event_admin: 'warning',
  user: 'neutral',
  active: 'success',
  inactive: 'neutral',
  deleted: 'danger',
  pending: 'warning',
  shortlisted: 'success',
  accepted: 'success',
  approved: 'success',
  rejected: 'danger',
  resubmission_required: 'info',
};

/** A status or role: its word on a soft fill, with a dot. Unknown values are neutral. */
export function StatusBadge({ status }: { readonly status: string }) {
  const tone = TONES[status.toLowerCase()] ?? 'neutral';
  return <span className={`${css.badge} ${css[tone]}`}>{statusWords(status)}</span>;
}

/** A badge with its own words, such as 'Internal Only'. */
export function Badge({ tone, children }: { readonly tone: Tone; readonly children: string }) {
  return <span className={`${css.badge} ${css[tone]}`}>{children}</span>;
}
