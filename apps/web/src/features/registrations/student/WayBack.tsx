import { COMING_WORDS } from '@pratibha/words/registrations/student/coming';
import { formatDateTime } from '@pratibha/words/time';
import { RowWarning } from '../../../ui/list/RowWarning.tsx';
import { ComeAfterAll } from './ComeAfterAll.tsx';
import { useComing } from './use-coming.ts';

type Props = {
  readonly eventId: number;
  /** Whether the way back stands there, too. */
  readonly hasWay?: boolean;
};

/** On other pages than My Registrations: that the person cannot come, perhaps with the way back. */
export function WayBack({ eventId, hasWay = false }: Props) {
  const said = useComing(eventId)?.cannot_come_at ?? null;
  if (said === null) return null;
  return (
    <>
      <RowWarning>{COMING_WORDS.said(formatDateTime(new Date(said)))}</RowWarning>
      {hasWay && <ComeAfterAll eventId={eventId} />}
    </>
  );
}
