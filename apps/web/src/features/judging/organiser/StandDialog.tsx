import type { RoundStand } from '@pratibha/contract/stands';
import { STANDS_WORDS } from '@pratibha/words/judging/organiser/stands';
import { useRef } from 'react';
import { fieldErrors } from '../../../data/field-errors.ts';
import { useWrite } from '../../../data/queries.ts';
import { FormDialog } from '../../../ui/dialog/FormDialog.tsx';
import { TextField } from '../../../ui/fields/TextField.tsx';
import { useDraftForm } from '../../../ui/forms/use-draft-form.ts';
import { adminToast } from '../../console/console.tsx';
import { failureWords } from '../../session/session.tsx';
import css from './judging.module.css';
import { STANDS_CHANGES } from './judging-calls.ts';

const W = STANDS_WORDS;

type Props = {
  readonly roundId: number;
  readonly work: RoundStand;
  readonly onClose: () => void;
};

/** The stand of one work, by hand. */
export function StandDialog({ roundId, work, onClose }: Props) {
  const fields = useRef<HTMLDivElement>(null);
  const save = useWrite('PUT /admin/rounds/{id}/stand', STANDS_CHANGES);
  const form = useDraftForm({
    start: { stand: work.stand ?? '', area: work.area ?? '' },
    form: fields,
    write: save,
    send: (values, callbacks) =>
      save.mutate(
        {
          params: { id: String(roundId) },
          body: { ...values, submission_id: work.submission_id },
        },
        callbacks,
      ),
    refusedBy: fieldErrors,
    onSent: () => {
      adminToast('success', W.changed);
      onClose();
    },
  });
  const { values, errors, change } = form;
  return (
    <FormDialog
      isOpen
      title={W.changeTitle(work.user_name)}
      submitLabel={save.isPending ? W.saving : W.save}
      onSubmit={form.submit}
      onClose={onClose}
      isDirty={form.isDirty}
      isBusy={save.isPending}
      error={save.error && failureWords(save.error, W.failed)}
    >
      <div ref={fields} className={css.fields}>
        <TextField
          label={W.stand}
          help={W.standHelp}
          autoComplete="off"
          value={values.stand}
          error={errors.stand}
          onChange={({ currentTarget }) => change({ stand: currentTarget.value })}
          data-autofocus
        />
        <TextField
          label={W.area}
          help={W.areaHelp}
          autoComplete="off"
          value={values.area}
          error={errors.area}
          onChange={({ currentTarget }) => change({ area: currentTarget.value })}
        />
      </div>
    </FormDialog>
  );
}
