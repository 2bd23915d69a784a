import type { FeedbackComment } from '@pratibha/contract/feedback';
import { SHEET_LIMITS } from '@pratibha/domain/judging/score-sheets';
import { FEEDBACK_WORDS } from '@pratibha/words/results/organiser/feedback';
import { RESULTS_WORDS } from '@pratibha/words/results/organiser/results';
import { useRef, useState } from 'react';
import { useWrite } from '../../../data/queries.ts';
import { FormDialog } from '../../../ui/dialog/FormDialog.tsx';
import { TextAreaField } from '../../../ui/fields/TextAreaField.tsx';
import { TickField } from '../../../ui/fields/TickField.tsx';
import { useDraftForm } from '../../../ui/forms/use-draft-form.ts';
import { adminToast } from '../../console/console.tsx';
import { failureWords } from '../../session/session.tsx';
import css from './results.module.css';

const W = FEEDBACK_WORDS;

type Props = { readonly comment: FeedbackComment; readonly onClose: () => void };

/** What a participant reads of a comment: as it was written, otherwise, or not at all. */
export function CommentDialog({ comment, onClose }: Props) {
  const fields = useRef<HTMLDivElement>(null);
  const [start] = useState({ text: comment.comment ?? '', isHeld: comment.is_held });
  const settle = useWrite('PUT /admin/sheets/{id}/feedback', ['GET /admin/rounds/{id}/feedback']);
  const form = useDraftForm({
    start,
    form: fields,
    write: settle,
    send: ({ text, isHeld }, callbacks) =>
      settle.mutate(
        { params: { id: String(comment.sheet_id) }, body: { comment: text, is_held: isHeld } },
        callbacks,
      ),
    onSent: () => {
      adminToast('success', W.saved);
      onClose();
    },
  });
  return (
    <FormDialog
      isOpen
      title={W.title}
      submitLabel={settle.isPending ? W.saving : W.save}
      onSubmit={form.submit}
      onClose={onClose}
      isDirty={form.isDirty}
      isBusy={settle.isPending}
      error={settle.error && failureWords(settle.error, RESULTS_WORDS.uncertain)}
    >
      <div ref={fields} className={css.fields}>
        <div>
          <p className={css.quiet}>{W.written}</p>
          <p>{comment.written}</p>
        </div>
        <TextAreaField
          label={W.comment}
          help={W.commentHelp}
          rows={4}
          maxLength={SHEET_LIMITS.comment}
          value={form.values.text}
          onChange={({ currentTarget }) => form.change({ text: currentTarget.value })}
          data-autofocus
        />
        <TickField
          type="checkbox"
          label={W.hold}
          checked={form.values.isHeld}
          onChange={() => form.change({ isHeld: !form.values.isHeld })}
        />
      </div>
    </FormDialog>
  );
}
