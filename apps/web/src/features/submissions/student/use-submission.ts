import { ProblemError } from '@pratibha/contract/client';
import type { UserEvent } from '@pratibha/contract/events';
import type { UserSubmissionDetail } from '@pratibha/contract/submissions';
import { type Consent, NO_CONSENT } from '@pratibha/domain/submissions/consents';
import {
  type SubmissionField,
  staysInNetwork,
  submissionErrors,
  trimSubmission,
} from '@pratibha/domain/submissions/submission-form';
import { fieldSentences } from '@pratibha/words/sentences';
import { SUBMISSION_FORM_ERRORS } from '@pratibha/words/submissions/form-errors';
import { SUBMISSION_FORM_WORDS } from '@pratibha/words/submissions/student/form';
import { useNavigate } from '@tanstack/react-router';
import { type RefObject, useState } from 'react';
import { useForgetUnsent } from '../../../data/back-online.ts';
import { fieldErrors } from '../../../data/field-errors.ts';
import { mayHaveArrived, useClosing } from '../../../data/use-closing.ts';
import { refreshSession } from '../../../shell/session/load-session.ts';
import { toast } from '../../../shell/toasts/toasts.ts';
import { useDraftForm } from '../../../ui/forms/use-draft-form.ts';
import { failureWords, useUser } from '../../session/session.tsx';
import type { Doubt } from './DoubtsDialog.tsx';
import { receiptOf } from './receipt.ts';
import { useSending } from './use-sending.ts';

type Values = Record<SubmissionField, string> & Consent;

/** From what the form begins. */
type Begun = {
  readonly earlier: UserSubmissionDetail | null;
  readonly isReplacing: boolean;
  readonly said: Consent | null;
};

const { failedToSubmit, failedToReplace } = SUBMISSION_FORM_WORDS;
/** What is answered where another tab was first. */
const HANDED_IN: ReadonlySet<string> = new Set(['already-submitted', 'work-replaced']);

/** The form's values, messages and sending; a draft per person, event and revision. */
export function useSubmission(
  event: UserEvent,
  { earlier, isReplacing, said }: Begun,
  body: RefObject<HTMLElement | null>,
) {
  const user = useUser();
  const navigate = useNavigate();
  const revision = earlier?.revision ?? 0;
  const { sending, send } = useSending(event, isReplacing ? earlier : null);
  const draft = useDraftForm({
    key: `pratibha.work.${user.id}.${event.id}.${revision}`,
    storage: 'browser',
    start: startOf(earlier, said),
    validate: (values) =>
      fieldSentences(
        SUBMISSION_FORM_ERRORS,
        submissionErrors(values, event.description_word_limit),
      ),
    form: body,
    write: sending,
    send: (values, callbacks) => send(sentOf(values, said !== null), callbacks),
    refusedBy: fieldErrors,
    onSent: async (sent: Parameters<typeof receiptOf>[0]) => {
      await refreshSession();
      await navigate({
        to: '/user/events',
        replace: true,
        // The sheet says enough where there was a work before.
        state: { submissionSent: !isReplacing, receipt: receiptOf(sent) },
      });
    },
    onFailed: () => toast('error', isReplacing ? failedToReplace : failedToSubmit),
  });
  useForgetUnsent(sending);
  const asking = useDoubts(doubtsOf(draft.values, earlier, said), JSON.stringify(draft.values));
  const isRight = Object.keys(draft.faults).length === 0;
  return {
    ...draft,
    closing: useClosing(event.submission_close, sending),
    submit: () => {
      if (!isRight || sending.isPending || !asking.ask()) draft.submit();
    },
    /** What is asked before it is sent. */
    doubts: asking.doubts,
    sendAnyway: () => {
      asking.agree();
      draft.submit();
    },
    reconsider: asking.close,
    isSending: sending.isPending,
    /** Nothing is under way or has arrived, as far as anybody knows. */
    isSettled: !sending.isPending && !sending.isSuccess && !mayHaveArrived(sending.error),
    failure: sending.error && failureWords(sending.error, SUBMISSION_FORM_WORDS.uncertain),
    /** The same form was open elsewhere, and sent from there. */
    isHandedIn: sending.error instanceof ProblemError && HANDED_IN.has(sending.error.code),
  };
}

/** Doubts about what is to be sent, each asked once of the same values. */
function useDoubts(doubts: readonly Doubt[], values: string) {
  const [isAsking, setIsAsking] = useState(false);
  const [agreed, setAgreed] = useState<string>();
  return {
    doubts: isAsking ? doubts : null,
    /** Whether there is something to ask first. */
    ask: () => {
      const isAsked = doubts.length > 0 && agreed !== values;
      setIsAsking(isAsked);
      return isAsked;
    },
    agree: () => {
      setAgreed(values);
      setIsAsking(false);
    },
    close: () => setIsAsking(false),
  };
}

/** What is sent: what was not asked stays as it was said. */
function sentOf(values: Values, isAsked: boolean) {
  const { show_work, name_with_work } = values;
  return { ...trimSubmission(values), ...(isAsked && { show_work, name_with_work }) };
}

function doubtsOf(
  values: Values,
  earlier: UserSubmissionDetail | null,
  said: Consent | null,
): readonly Doubt[] {
  const sent = earlier && JSON.stringify(sentOf(startOf(earlier, said), true));
  const isUnchanged = sent === JSON.stringify(sentOf(values, true));
  return [
    ...(isUnchanged ? (['unchanged'] as const) : []),
    ...(staysInNetwork(values) ? (['staysInNetwork'] as const) : []),
  ];
}

function startOf(earlier: UserSubmissionDetail | null, said: Consent | null): Values {
  const { show_work, name_with_work } = said ?? NO_CONSENT;
  return {
    show_work,
    name_with_work,
    work_link: earlier?.work_link ?? '',
    demo_or_alternate_link: earlier?.demo_or_alternate_link ?? '',
    description: earlier?.description ?? '',
  };
}
