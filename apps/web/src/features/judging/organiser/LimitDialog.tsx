import type { Judge } from '@pratibha/contract/rounds';
import { isMostWorks, JUDGE_LIMITS } from '@pratibha/domain/judging/judges';
import { ROUND_WORDS } from '@pratibha/words/judging/organiser/round';
import { notACount } from '@pratibha/words/value-errors';
import { useRef } from 'react';
import { useWrite } from '../../../data/queries.ts';
import { FormDialog } from '../../../ui/dialog/FormDialog.tsx';
import { TextField } from '../../../ui/fields/TextField.tsx';
import { useDraftForm } from '../../../ui/forms/use-draft-form.ts';
import { failureWords } from '../../session/session.tsx';
import { ROUND_CHANGES } from './judging-calls.ts';

const W = ROUND_WORDS;

type Props = { readonly judge: Judge; readonly onClose: () => void };

/** How many works a judge gets at most. */
export function LimitDialog({ judge, onClose }: Props) {
  const fields = useRef<HTMLDivElement>(null);
  const save = useWrite('PUT /admin/judges/{id}', ROUND_CHANGES);
  const form = useDraftForm({
    start: { most: judge.most_works === null ? '' : String(judge.most_works) },
    form: fields,
    validate: ({ most }) =>
      isMostWorks(most) ? {} : { most: notACount({ most: JUDGE_LIMITS.works }) },
    write: save,
    send: ({ most }, callbacks) =>
      save.mutate(
        {
          params: { id: String(judge.id) },
          body: { most_works: most.trim() === '' ? null : Number(most) },
        },
        callbacks,
      ),
    onSent: onClose,
  });
  return (
    <FormDialog
      isOpen
      title={W.limitTitle}
      submitLabel={W.limitSave}
      onSubmit={form.submit}
      onClose={onClose}
      isDirty={form.isDirty}
      isBusy={save.isPending}
      error={save.error && failureWords(save.error, W.failed)}
    >
      <div ref={fields}>
        <TextField
          label={W.limitField}
          help={W.limitHelp}
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
