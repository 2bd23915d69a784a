import { CORRECTION_WORDS } from '@pratibha/words/reviews/organiser/corrections';
import { useState } from 'react';
import { useWrite } from '../../../data/queries.ts';
import { FormDialog } from '../../../ui/dialog/FormDialog.tsx';
import { adminToast, isOvertaken, reasonOf } from '../../console/console.tsx';
import type { Decided } from './CorrectRemarks.tsx';
import { confirmOn } from './RemarksDialog.tsx';
import { RemarksField, remarksError } from './RemarksField.tsx';
import css from './review.module.css';

type Props = { readonly of: Decided; readonly onClose: () => void };

const CHANGES = [
  'GET /admin/registrations',
  'GET /admin/registrations/{id}',
  'GET /admin/registrations/{id}/history',
  'GET /admin/events/submissions',
  'GET /admin/events/submissions/{id}',
  'GET /admin/events/submissions/{id}/history',
] as const;

/** Other remarks for a decision that stays. */
export function CorrectionDialog({ of, onClose }: Props) {
  const before = of.remarks ?? '';
  // What somebody else writes meanwhile is not laid over what is typed here; the version tells.
  const [seen] = useState(of.version);
  const [remarks, setRemarks] = useState(before);
  const ofRegistration = useWrite('PUT /admin/registrations/{id}/remarks', CHANGES);
  const ofWork = useWrite('PUT /admin/submissions/{id}/remarks', CHANGES);
  const write = of.kind === 'registration' ? ofRegistration : ofWork;
  const isSame = remarks.trim() === before.trim();
  const submit = () => {
    if (write.isPending || isSame || remarksError(remarks) !== null) return;
    const input = {
      params: { id: String(of.id) },
      body: { remarks: remarks.trim() || null, version: seen },
    };
    const onSuccess = () => {
      adminToast('success', CORRECTION_WORDS.saved);
      onClose();
    };
    if (of.kind === 'registration') ofRegistration.mutate(input, { onSuccess });
    else ofWork.mutate(input, { onSuccess });
  };
  const { error } = write;
  return (
    <FormDialog
      isOpen
      title={CORRECTION_WORDS.title}
      submitLabel={CORRECTION_WORDS.save}
      onSubmit={submit}
      onClose={onClose}
      isDirty={!isSame}
      isBusy={write.isPending}
      isSubmitDisabled={isSame || remarksError(remarks) !== null}
      error={error && (isOvertaken(error) ? CORRECTION_WORDS.overtaken : reasonOf(error))}
    >
      <div className={css.form} onKeyDown={(event) => confirmOn(event, submit)}>
        <p className={css.subject}>
          <strong>{of.person}</strong>, {of.event}
        </p>
        <p className={css.quiet}>{CORRECTION_WORDS.text}</p>
        <RemarksField value={remarks} onChange={setRemarks} eventId={of.eventId} />
      </div>
    </FormDialog>
  );
}
