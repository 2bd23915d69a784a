import { AWARD_LIMITS } from '@pratibha/domain/results/awards';
import { RESULTS_WORDS, THAW_WORDS } from '@pratibha/words/results/organiser/results';
import { useRef } from 'react';
import { useWrite } from '../../../data/queries.ts';
import { FormDialog } from '../../../ui/dialog/FormDialog.tsx';
import { TextAreaField } from '../../../ui/fields/TextAreaField.tsx';
import { useDraftForm } from '../../../ui/forms/use-draft-form.ts';
import { ConcernedCertificates } from '../../certificates/certificates.tsx';
import { adminToast } from '../../console/console.tsx';
import { failureWords } from '../../session/session.tsx';
import css from './results.module.css';
import { RESULTS_CHANGES } from './results-calls.ts';

const W = THAW_WORDS;

type Props = {
  readonly roundId: number;
  readonly eventId: number;
  readonly number: number;
  readonly kind: 'thaw' | 'correct';
  readonly onClose: () => void;
};

/** Thaws results with a reason, or begins to correct what is out. */
export function ThawDialog({ roundId, eventId, number, kind, onClose }: Props) {
  const fields = useRef<HTMLDivElement>(null);
  const thaw = useWrite('POST /admin/rounds/{id}/results/thaw', RESULTS_CHANGES);
  const form = useDraftForm({
    start: { reason: '' },
    form: fields,
    validate: ({ reason }) => (reason.trim() === '' ? { reason: W.reasonMissing } : {}),
    write: thaw,
    send: ({ reason }, callbacks) =>
      thaw.mutate({ params: { id: String(roundId) }, body: { number, reason } }, callbacks),
    onSent: () => {
      adminToast('success', W.done);
      onClose();
    },
  });
  return (
    <FormDialog
      isOpen
      title={W.titles[kind]}
      submitLabel={W.confirm[kind]}
      onSubmit={form.submit}
      onClose={onClose}
      isDirty={form.isDirty}
      isBusy={thaw.isPending}
      error={thaw.error && failureWords(thaw.error, RESULTS_WORDS.uncertain)}
    >
      <div ref={fields} className={css.fields}>
        <p>{W.texts[kind]}</p>
        {kind === 'correct' && (
          <ConcernedCertificates roundId={roundId} eventId={eventId} which="issued" />
        )}
        <TextAreaField
          label={W.reason}
          rows={2}
          maxLength={AWARD_LIMITS.note}
          value={form.values.reason}
          error={form.errors['reason']}
          onChange={({ currentTarget }) => form.change({ reason: currentTarget.value })}
          data-autofocus
        />
      </div>
    </FormDialog>
  );
}
