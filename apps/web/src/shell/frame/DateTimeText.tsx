import { formatDateTime } from '@pratibha/words/time';
import css from './DateTimeText.module.css';

/** '14 July 2025, 16:57 NPT' of an instant; where it needs two lines, the day and the time. */
export function DateTimeText({ at }: { readonly at: string }) {
  const [day, time] = formatDateTime(new Date(at)).split(', ');
  return (
    <>
      <span className={css.part}>{day},</span> <span className={css.part}>{time}</span>
    </>
  );
}
