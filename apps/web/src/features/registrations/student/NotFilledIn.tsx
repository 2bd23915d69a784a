import { FILLED_IN_WORDS } from '@pratibha/words/registrations/student/filled-in';
import { DraftRestored } from '../../../ui/forms/DraftWords.tsx';

type Props = {
  readonly left: readonly string[];
  /** Whether no earlier answers were found at all. */
  readonly isMissing?: boolean;
};

/** Says which earlier answers do not stand in the form, so that a blank field surprises nobody. */
export function NotFilledIn({ left, isMissing = false }: Props) {
  if (left.length === 0 && !isMissing) return null;
  return <DraftRestored words={isMissing ? FILLED_IN_WORDS.missing : FILLED_IN_WORDS.left(left)} />;
}
