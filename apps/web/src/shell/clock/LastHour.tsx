import type { Closing } from '@pratibha/domain/time/closing';
import { LAST_HOUR_WORDS } from '@pratibha/words/shell/last-hour';
import { formatDateTime, relativeTime } from '@pratibha/words/time';
import { useNow } from '../../data/server-clock.ts';
import { useAppEdition } from '../edition/app-edition.ts';
import css from './LastHour.module.css';

type Of = {
  /** What ends. */
  readonly of: 'registration' | 'submission' | 'followUp';
};
type Props = Of & {
  /** ISO 8601. */
  readonly close: string | null;
  readonly closing: Closing;
};

/**
 * In the last hour before a deadline how many minutes are left, in sight of the button that it
 * ends; at ten and at one it is read out.
 */
export function LastHour({ of, close, closing }: Props) {
  const now = useNow();
  if (close === null || now === null || closing === 'later' || closing === 'over') return null;
  const words = LAST_HOUR_WORDS[of];
  const end = new Date(close);
  const time = formatDateTime(end).split(', ')[1] ?? '';
  return (
    <>
      <p className={css.left} data-closing={closing}>
        {words.closes(relativeTime(now, end), time)}
      </p>
      <p className={css.readOut} role="status">
        {closing !== 'hour' && words[closing]}
      </p>
    </>
  );
}

/** After the deadline: that what was typed is kept, and whom to write to. */
export function Closed({ of }: Of) {
  const { email } = useAppEdition().footer.contact;
  return (
    <>
      {LAST_HOUR_WORDS[of].closed} {LAST_HOUR_WORDS.writeTo} <a href={`mailto:${email}`}>{email}</a>{' '}
      {LAST_HOUR_WORDS.ifItFailed}
    </>
  );
}
