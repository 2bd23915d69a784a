import { FILLED_IN_WORDS } from '@pratibha/words/registrations/student/filled-in';
import { RowWarning } from '../../../ui/list/RowWarning.tsx';

/** Says which earlier answers no longer fit, so that a blank field surprises nobody. */
export function NotFilledIn({ left }: { readonly left: readonly string[] }) {
  if (left.length === 0) return null;
  return (
    <p>
      <RowWarning>{FILLED_IN_WORDS.left(left)}</RowWarning>
    </p>
  );
}
