import type { JudgedRound } from '@pratibha/contract/judge';
import { isMostWorks, JUDGE_LIMITS } from '@pratibha/domain/judging/judges';
import { codePoints } from '@pratibha/domain/limits';
import { JUDGED_ROUNDS_WORDS } from '@pratibha/words/judging/judge/rounds';
import { JUDGED_WORK_WORDS } from '@pratibha/words/judging/judge/work';
import { notACount } from '@pratibha/words/value-errors';
import { useNavigate } from '@tanstack/react-router';
import { useRef } from 'react';
import * as USER_PATHS from '../../../data/address/user-pages.gen.ts';
import { useWrite } from '../../../data/queries.ts';
import { toast } from '../../../shell/toasts/toasts.ts';
import { FormDialog } from '../../../ui/dialog/FormDialog.tsx';
import { TextAreaField } from '../../../ui/fields/TextAreaField.tsx';
import { TextCount } from '../../../ui/fields/TextCount.tsx';
import { TextField } from '../../../ui/fields/TextField.tsx';
import { useDraftForm } from '../../../ui/forms/use-draft-form.ts';
import { failureWords } from '../../session/session.tsx';
import { isGuestHere, JUDGED_CHANGES } from './judging-reads.ts';

const W = JUDGED_ROUNDS_WORDS;

type Props = { readonly round: JudgedRound; readonly onClose: () => void };

/** Accepts to judge, with as many works as one wants. */
export function AcceptDialog({ round, onClose }: Props) {
  const fields = useRef<HTMLDivElement>(null);
  const answer = useWrite('PUT /judge/rounds/{id}/answer', JUDGED_CHANGES);
  const form = useDraftForm({
    start: { most: '' },
    form: fields,
    validate: ({ most }) =>
      isMostWorks(most) ? {} : { most: notACount({ most: JUDGE_LIMITS.works }) },
    write: answer,
    send: ({ most }, callbacks) =>
      answer.mutate(
        {
          params: { id: String(round.id) },
          body: { accepts: true, most_works: most.trim() === '' ? null : Number(most) },
        },
        callbacks,
      ),
    onSent: () => {
      toast('success', W.accepted);
      onClose();
    },
  });
  return (
    <FormDialog
      isOpen
      title={W.acceptTitle}
      submitLabel={W.accept}
      onSubmit={form.submit}
      onClose={onClose}
      isDirty={form.isDirty}
      isBusy={answer.isPending}
      error={answer.error && failureWords(answer.error, W.answerFailed)}
    >
      <div ref={fields}>
        <TextField
          label={W.most}
          help={W.mostHelp}
          inputMode="numeric"
          autoComplete="off"
          value={form.values.most}
          error={form.errors.most}
          onChange={({ currentTarget }) => form.change({ most: currentTarget.value })}
          data-autofocus
        />
      </div>
    </FormDialog>
  );
}

/** Declines, with a reason if one likes. What was not sent goes to others. */
export function DeclineDialog({ round, onClose }: Props) {
  const navigate = useNavigate();
  const answer = useWrite('PUT /judge/rounds/{id}/answer', JUDGED_CHANGES);
  const form = useDraftForm({
    start: { reason: '' },
    write: answer,
    send: ({ reason }, callbacks) =>
      answer.mutate(
        {
          params: { id: String(round.id) },
          body: { accepts: false, most_works: null, reason: reason.trim() || null },
        },
        callbacks,
      ),
    onSent: async () => {
      toast('success', W.declined);
      onClose();
      await navigate({ href: isGuestHere() ? USER_PATHS.judge : USER_PATHS.judging });
    },
  });
  const { reason } = form.values;
  const length = codePoints(reason.trim());
  return (
    <FormDialog
      isOpen
      title={W.declineTitle}
      submitLabel={W.decline}
      onSubmit={form.submit}
      onClose={onClose}
      isDirty={form.isDirty}
      isBusy={answer.isPending}
      isSubmitDisabled={length > JUDGE_LIMITS.reason}
      error={answer.error && failureWords(answer.error, W.answerFailed)}
    >
      <p>{W.declineText}</p>
      <TextAreaField
        label={W.reason}
        help={W.reasonHelp}
        rows={4}
        value={reason}
        note={
          <TextCount
            count={length}
            limit={JUDGE_LIMITS.reason}
            words={JUDGED_WORK_WORDS.count(length, JUDGE_LIMITS.reason)}
          />
        }
        onChange={({ currentTarget }) => form.change({ reason: currentTarget.value })}
        data-autofocus
      />
    </FormDialog>
  );
}
