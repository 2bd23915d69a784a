import { CANNOT_COME_WORDS } from '@pratibha/words/reviews/organiser/cannot-come';
import { formatDateTime } from '@pratibha/words/time';
import { useQuery } from '@tanstack/react-query';
import { read } from '../../../data/queries.ts';
import { RowWarning } from '../../../ui/list/RowWarning.tsx';
import { LIVE_QUERY } from '../../console/console.tsx';

const CANNOT_COME = { ...read('GET /admin/registrations/cannot-come', {}), ...LIVE_QUERY };

type Props = {
  readonly id: number;
  /** Also when they said so. */
  readonly isWhole?: boolean;
};

/** At a registration: that its person said that they cannot come. */
export function CannotCome({ id, isWhole = false }: Props) {
  const found = useQuery(CANNOT_COME).data?.find(({ registration_id }) => registration_id === id);
  if (found === undefined) return null;
  const at = formatDateTime(new Date(found.cannot_come_at));
  return <RowWarning>{isWhole ? CANNOT_COME_WORDS.since(at) : CANNOT_COME_WORDS.mark}</RowWarning>;
}

/** Whether somebody said so, of this event or of any. */
export function useSomebodyCannotCome(eventId: number | undefined): boolean {
  const found = useQuery(CANNOT_COME).data ?? [];
  return found.some(({ event_id }) => eventId === undefined || event_id === eventId);
}
