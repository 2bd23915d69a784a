import { REGISTRATIONS_WORDS } from '@pratibha/words/registrations/student';
import { RowWarning } from '../../../ui/list/RowWarning.tsx';
import { useComing } from './use-coming.ts';

/** Beside the status of a registration, or of its work: that the person cannot come. */
export function NotComing({ eventId }: { readonly eventId: number }) {
  const coming = useComing(eventId);
  return (
    coming &&
    coming.cannot_come_at !== null && <RowWarning>{REGISTRATIONS_WORDS.cannotCome}</RowWarning>
  );
}
