import { REGISTRATIONS_WORDS } from '@pratibha/words/registrations/student';
import { RowWarning } from '../../../ui/list/RowWarning.tsx';
import { useComing } from './use-coming.ts';

/** In the list: that the person cannot come. */
export function NotComing({ id }: { readonly id: number }) {
  const coming = useComing(id);
  return (
    coming &&
    coming.cannot_come_at !== null && <RowWarning>{REGISTRATIONS_WORDS.cannotCome}</RowWarning>
  );
}
