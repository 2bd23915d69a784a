import { ProblemError } from '@pratibha/contract/client';
import type { UserEvent } from '@pratibha/contract/events';
import type { UserSubmissionDetail } from '@pratibha/contract/submissions';
import {
  SUBMISSION_FIELDS,
  type SubmissionErrors,
  type SubmissionField,
  submissionErrors,
  trimSubmission,
} from '@pratibha/domain/submissions/submission-form';
import { useNavigate } from '@tanstack/react-router';
import { type RefObject, useState } from 'react';
import { useWriteOnce } from '../../../data/queries.ts';
import { refreshSession } from '../../../shell/session/session.ts';
import { toast } from '../../../shell/toasts/toasts.ts';
import { focusFirstInvalid } from '../../../ui/forms/focus-first-invalid.ts';
import { useDraft } from '../../../ui/forms/use-draft.ts';
import { failureWords, useUser } from '../../session/session.tsx';
import { receiptOf } from './receipt.ts';
import { SUBMISSIONS_TEXTS as TEXTS } from './submissions.texts.ts';

type Values = Record<SubmissionField, string>;

/** The form's values, messages and sending; a draft per person, event and version. */
export function useSubmission(
  event: UserEvent,
  earlier: UserSubmissionDetail | null,
  body: RefObject<HTMLElement | null>,
) {
  const user = useUser();
  const navigate = useNavigate();
  const start = startOf(earlier);
  const version = earlier?.revision ?? 0;
  const key = `pratibha.work.${user.id}.${event.id}.${version}`;
  const draft = useDraft<Values>(key, start, 'browser');
  const [wasTried, setWasTried] = useState(false);
  const sending = useWriteOnce('POST /user/events/{id}/submissions', `${user.id} ${event.id}`, [
    'GET /user/available/events',
    'GET /user/submissions',
    'GET /user/submissions/{id}',
  ]);

  const { values } = draft;
  const errors = submissionErrors(values, event.description_word_limit);
  const submit = () => {
    setWasTried(true);
    sending.reset();
    if (Object.keys(errors).length > 0) {
      focusFirstInvalid(body.current);
      return;
    }
    const input = { params: { id: String(event.id) }, body: trimSubmission(values) };
    sending.mutate(input, {
      onSuccess: async (sent) => {
        draft.clear();
        await refreshSession();
        await navigate({
          to: '/user/events',
          replace: true,
          state: { submissionSent: true, receipt: receiptOf(sent) },
        });
      },
      onError: () => toast('error', TEXTS.failedToSubmit),
    });
  };
  return {
    values,
    errors: wasTried ? { ...refusedFields(sending.error), ...errors } : {},
    change: (field: SubmissionField, value: string) =>
      draft.setValues({ ...values, [field]: value }),
    submit,
    discard: draft.clear,
    isDirty: SUBMISSION_FIELDS.some((field) => values[field] !== start[field]),
    isRestored: draft.isRestored,
    isSending: sending.isPending,
    failure: sending.error && failureWords(sending.error, TEXTS.uncertain),
  };
}

function startOf(earlier: UserSubmissionDetail | null): Values {
  return {
    work_link: earlier?.work_link ?? '',
    demo_or_alternate_link: earlier?.demo_or_alternate_link ?? '',
    description: earlier?.description ?? '',
  };
}

/** The server's messages, where it refused values that looked right here. */
function refusedFields(error: Error | null): SubmissionErrors {
  if (!(error instanceof ProblemError)) return {};
  return Object.fromEntries(
    error.errors.map(({ pointer, message }) => [pointer.slice(1), message]),
  );
}
