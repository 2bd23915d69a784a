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
import {
  DESCRIPTION_REQUIRED,
  SUBMISSION_FORM_ERRORS,
} from '@pratibha/words/submissions/form-errors';
import { SUBMISSION_FORM_WORDS } from '@pratibha/words/submissions/student/form';
import { useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { type RefObject, useRef, useState } from 'react';
import { useForgetUnsent } from '../../../data/back-online.ts';
import { fieldErrors } from '../../../data/field-errors.ts';
import { mayHaveArrived, useClosing } from '../../../data/use-closing.ts';
import { refreshSession } from '../../../shell/session/load-session.ts';
import { toast } from '../../../shell/toasts/toasts.ts';
import { useDraftForm } from '../../../ui/forms/use-draft-form.ts';
import { failureWords, useUser } from '../../session/session.tsx';
import type { Doubt } from './DoubtsDialog.tsx';
import type { PartFaults } from './parts/part-faults.ts';
import type { DraftPart } from './parts/parts-draft.ts';
import type { PartsKit } from './parts/parts-kit.ts';
import { useFilesFirst } from './parts/use-files-first.ts';
import { readBack } from './read-back.ts';
import { useEnd } from './use-end.ts';
import { useSending } from './use-sending.ts';

type Values = Record<SubmissionField, string> &
  Consent & {
    readonly parts: readonly DraftPart[];
    /** For which part a file was being chosen; a phone may end the page meanwhile. */
    readonly choosing: string;
  };

type Faults = PartFaults & Partial<Record<SubmissionField, string>>;

/** From what the form begins. */
type Begun = {
  readonly earlier: UserSubmissionDetail | null;
  readonly isReplacing: boolean;
  readonly said: Consent | null;
  /** null where the event asks for the link and the description alone. */
  readonly parts: PartsKit | null;
};

const { failedToSubmit, failedToReplace } = SUBMISSION_FORM_WORDS;
/** A work without a link has the address of its own page, which nobody typed. */
const OWN_PAGE = /^https?:\/\/[^/]+\/work\/[0-9A-Z]{16}$/;
/** What is answered where another tab was first. */
const HANDED_IN: ReadonlySet<string> = new Set(['already-submitted', 'work-replaced']);

/** The form's values, messages and sending; a draft per person, event and revision. */
export function useSubmission(
  event: UserEvent,
  { earlier, isReplacing, said, parts }: Begun,
  body: RefObject<HTMLElement | null>,
) {
  const user = useUser();
  const navigate = useNavigate();
  const client = useQueryClient();
  const [isUnread, setIsUnread] = useState(false);
  const lastSent = useRef<readonly DraftPart[]>([]);
  const revision = earlier?.revision ?? 0;
  const { sending, send } = useSending(event, isReplacing ? earlier : null);
  const draft = useDraftForm({
    key: `pratibha.work.${user.id}.${event.id}.${revision}`,
    storage: 'browser',
    start: startOf(earlier, said, parts),
    validate: (values): Faults => ({
      ...formFaults(values, event, parts),
      ...parts?.faults(values.work_link, values.parts),
    }),
    form: body,
    write: sending,
    send: (values, callbacks) => {
      lastSent.current = values.parts;
      send(sentOf(values, said !== null, parts), callbacks);
    },
    refusedBy: (error) => fieldErrors(error, (at) => parts?.fieldAt(at, lastSent.current) ?? at[0]),
    onSent: async (sent: { readonly id: number; readonly revision: number }) => {
      parts?.handedIn();
      await refreshSession();
      const receipt = await readBack(client, sent, parts !== null).catch(() => null);
      if (receipt === null) {
        setIsUnread(true);
        return;
      }
      await navigate({
        to: '/user/events',
        replace: true,
        // The sheet says enough where there was a work before.
        state: { submissionSent: !isReplacing, receipt },
      });
    },
    onFailed: () => toast('error', isReplacing ? failedToReplace : failedToSubmit),
  });
  useForgetUnsent(sending);
  const doubts = doubtsOf(draft.values, earlier, { said, parts });
  const asking = useDoubts(doubts, JSON.stringify(draft.values));
  const isRight = Object.keys(draft.faults).length === 0;
  const files = useFilesFirst(parts, draft.values.parts, draft.submit);
  const end = useEnd(event.submission_close, parts?.laterEnd(draft.values.parts) ?? null);
  const begin = () => {
    if (isRight) files.submit();
    else draft.submit();
  };
  return {
    ...draft,
    end,
    closing: useClosing(end.close, sending),
    /** It is sent as soon as its files are there. */
    awaited: files.awaited,
    waitNoLonger: files.stop,
    /** It was sent, and what the server has of it could not be read. */
    isUnread,
    submit: () => {
      if (!isRight || sending.isPending || !asking.ask()) begin();
    },
    /** What is asked before it is sent. */
    doubts: asking.doubts,
    sendAnyway: () => {
      asking.agree();
      begin();
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

function formFaults(values: Values, event: UserEvent, parts: PartsKit | null): Faults {
  const asksLink = parts?.form.asks_link ?? 'required';
  const errors = submissionErrors(values, event.description_word_limit, asksLink);
  const faults = fieldSentences(SUBMISSION_FORM_ERRORS, errors);
  // The sentence of R5.5 names the link, too, of which this event says nothing.
  return asksLink !== 'required' && errors.description?.code === 'required'
    ? { ...faults, description: DESCRIPTION_REQUIRED }
    : faults;
}

/** What is sent: what was not asked stays as it was said. */
function sentOf(values: Values, isAsked: boolean, parts: PartsKit | null) {
  const { show_work, name_with_work } = values;
  return {
    ...trimSubmission(values),
    ...(isAsked && { show_work, name_with_work }),
    ...(parts && { parts: parts.sent(values.parts) }),
  };
}

function doubtsOf(
  values: Values,
  earlier: UserSubmissionDetail | null,
  { said, parts }: Pick<Begun, 'said' | 'parts'>,
): readonly Doubt[] {
  const sent = earlier && JSON.stringify(sentOf(startOf(earlier, said, parts), true, parts));
  const isUnchanged = sent === JSON.stringify(sentOf(values, true, parts));
  return [
    ...(isUnchanged ? (['unchanged'] as const) : []),
    ...(staysInNetwork(values) ? (['staysInNetwork'] as const) : []),
  ];
}

function startOf(
  earlier: UserSubmissionDetail | null,
  said: Consent | null,
  parts: PartsKit | null,
): Values {
  const { show_work, name_with_work } = said ?? NO_CONSENT;
  return {
    parts: parts?.start ?? [],
    choosing: '',
    show_work,
    name_with_work,
    work_link: OWN_PAGE.test(earlier?.work_link ?? '') ? '' : (earlier?.work_link ?? ''),
    demo_or_alternate_link: earlier?.demo_or_alternate_link ?? '',
    description: earlier?.description ?? '',
  };
}
