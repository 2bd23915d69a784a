import { deadlineWords } from '@pratibha/words/submissions/student/deadline';
import { useNow } from '../../../data/server-clock.ts';
import css from './Deadline.module.css';

type Props = {
  /** ISO 8601; null for an event that takes no work. */
  readonly close: string | null;
};

/** Until when work can be handed in, with the zone, and how long that is, by the server's clock. */
export function Deadline({ close }: Props) {
  const now = useNow();
  if (close === null || now === null) return null;
  return <span className={css.deadline}>{deadlineWords(new Date(close), now)}</span>;
}
