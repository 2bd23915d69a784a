import type { UserEvent } from '@pratibha/contract/events';
import type { UserSubmissionDetail } from '@pratibha/contract/submissions';
import type { Said } from '@pratibha/domain/submissions/consents';
import type { trimSubmission } from '@pratibha/domain/submissions/submission-form';
import { useWriteOnce } from '../../../data/queries.ts';
import { useUser } from '../../session/session.tsx';
import type { PartsKit } from './parts/parts-kit.ts';

type Work = ReturnType<typeof trimSubmission> &
  Said & { readonly parts?: ReturnType<PartsKit['sent']> };
type Callbacks = {
  readonly onSuccess: (sent: UserSubmissionDetail) => unknown;
  readonly onError: (error: Error) => void;
};

const CHANGES = [
  'GET /user/available/events',
  'GET /user/submissions',
  'GET /user/submissions/previews',
  'GET /user/submissions/{id}',
  'GET /user/submissions/{id}/consent',
  'GET /user/submissions/{id}/parts',
  'GET /user/events/{id}/uploads',
] as const;

/** Sends a work for an event, or in place of the one that was read. */
export function useSending(event: UserEvent, replaced: UserSubmissionDetail | null) {
  const scope = `${useUser().id} ${event.id}`;
  const submitting = useWriteOnce('POST /user/events/{id}/submissions', scope, CHANGES);
  const replacing = useWriteOnce('PUT /user/submissions/{id}', scope, CHANGES);
  const send = (work: Work, callbacks: Callbacks) => {
    if (replaced === null) {
      submitting.mutate({ params: { id: String(event.id) }, body: work }, callbacks);
      return;
    }
    const { id, revision } = replaced;
    replacing.mutate({ params: { id: String(id) }, body: { ...work, revision } }, callbacks);
  };
  return { sending: replaced === null ? submitting : replacing, send };
}
