import { statusWords } from '@pratibha/words/ui/plain';
import { Badge, type Tone } from './Badge.tsx';

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
  resubmission_required: 'warning',
};

type Props = {
  readonly status: string;
  /** Whose status it is, where the place does not say so: 'Work · Pending'. */
  readonly of?: string;
};

/** A status or role: its word on a soft fill, with a dot. Unknown values are neutral. */
export function StatusBadge({ status, of }: Props) {
  const word = statusWords(status);
  return (
    <Badge tone={TONES[status.toLowerCase()] ?? 'neutral'}>{of ? `${of} · ${word}` : word}</Badge>
  );
}
