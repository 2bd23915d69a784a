import { CORRECTED_WORDS } from '@pratibha/words/registrations/corrected';
import { formatDateTime } from '@pratibha/words/time';
import { useQuery } from '@tanstack/react-query';
import { read } from '../../../data/queries.ts';

type Props =
  | { readonly registrationId: number; readonly submissionId?: never }
  | { readonly submissionId: number; readonly registrationId?: never };

/** Below the remarks of a decision: that they were corrected, and when; else nothing. */
export function Corrected({ registrationId, submissionId }: Props) {
  const { data = [] } = useQuery(read('GET /user/remarks-corrections', {}));
  const found = data.find(({ registration_id, submission_id }) =>
    registrationId === undefined
      ? submission_id === submissionId
      : registration_id === registrationId,
  );
  if (found === undefined) return null;
  return (
    <p>
      <small>{CORRECTED_WORDS.corrected(formatDateTime(new Date(found.corrected_at)))}</small>
    </p>
  );
}
