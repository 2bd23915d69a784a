import type { RoundFinal } from '@pratibha/contract/finals';
import { FINAL_LIMITS } from '@pratibha/domain/ranking/finals';
import { FINAL_WORDS } from '@pratibha/words/judging/organiser/final';
import { useRef } from 'react';
import { useWrite } from '../../../data/queries.ts';
import { FormDialog } from '../../../ui/dialog/FormDialog.tsx';
import { SelectField } from '../../../ui/fields/SelectField.tsx';
import { useDraftForm } from '../../../ui/forms/use-draft-form.ts';
import { adminToast } from '../../console/console.tsx';
import { failureWords } from '../../session/session.tsx';
import css from './judging.module.css';
import { FINAL_CHANGES } from './judging-calls.ts';

const W = FINAL_WORDS;
const { least, works, prizes, usualWorks, usualPrizes } = FINAL_LIMITS;
const choicesOf = (from: number, to: number) =>
  Array.from({ length: to - from + 1 }, (_, at) => String(from + at)).map((value) => ({
    ...{ value, label: value },
  }));

type Props = { readonly roundId: number; readonly onClose: () => void };

/** Begins a final by ballots. */
export function BeginFinalDialog({ roundId, onClose }: Props) {
  const fields = useRef<HTMLDivElement>(null);
  const begin = useWrite('POST /admin/rounds/{id}/final', FINAL_CHANGES);
  const form = useDraftForm({
    start: { works: String(usualWorks), prizes: String(usualPrizes) },
    form: fields,
    write: begin,
    send: (values, callbacks) =>
      begin.mutate(
        {
          params: { id: String(roundId) },
          body: { works: Number(values.works), prizes: Number(values.prizes) },
        },
        callbacks,
      ),
    onSent: ({ final }: RoundFinal) => {
      adminToast('success', final?.ended_at == null ? W.begun : W.over);
      onClose();
    },
  });
  return (
    <FormDialog
      isOpen
      title={W.beginTitle}
      submitLabel={begin.isPending ? W.beginning : W.beginNow}
      onSubmit={form.submit}
      onClose={onClose}
      isDirty={form.isDirty}
      isBusy={begin.isPending}
      error={begin.error && failureWords(begin.error, W.uncertain)}
    >
      <div ref={fields} className={css.fields}>
        <p>{W.beginText}</p>
        <SelectField
          label={W.works}
          help={W.worksHelp}
          choices={choicesOf(least, works)}
          value={form.values.works}
          onChange={({ currentTarget }) => form.change({ works: currentTarget.value })}
          data-autofocus
        />
        <SelectField
          label={W.prizes}
          help={W.prizesHelp}
          choices={choicesOf(1, prizes)}
          value={form.values.prizes}
          onChange={({ currentTarget }) => form.change({ prizes: currentTarget.value })}
        />
      </div>
    </FormDialog>
  );
}
