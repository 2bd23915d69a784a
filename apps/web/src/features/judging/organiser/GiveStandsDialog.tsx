import type { RoundStands } from '@pratibha/contract/stands';
import { standLabel } from '@pratibha/domain/judging/stands';
import { STANDS_WORDS } from '@pratibha/words/judging/organiser/stands';
import { useRef } from 'react';
import { fieldErrors } from '../../../data/field-errors.ts';
import { useWrite } from '../../../data/queries.ts';
import { FormDialog } from '../../../ui/dialog/FormDialog.tsx';
import { SelectField } from '../../../ui/fields/SelectField.tsx';
import { TextField } from '../../../ui/fields/TextField.tsx';
import { TickField } from '../../../ui/fields/TickField.tsx';
import { useDraftForm } from '../../../ui/forms/use-draft-form.ts';
import { adminToast } from '../../console/console.tsx';
import { failureWords } from '../../session/session.tsx';
import css from './judging.module.css';
import { STANDS_CHANGES } from './judging-calls.ts';

const W = STANDS_WORDS;
const SORTED = ['number', 'name'] as const;

type Values = {
  readonly prefix: string;
  readonly first: string;
  readonly area: string;
  readonly sorted: (typeof SORTED)[number];
  readonly keeps: boolean;
};

type Props = { readonly stands: RoundStands; readonly onClose: () => void };

/** Numbers the stands of all works in one go. */
export function GiveStandsDialog({ stands, onClose }: Props) {
  const fields = useRef<HTMLDivElement>(null);
  const give = useWrite('PUT /admin/rounds/{id}/stands', STANDS_CHANGES);
  const have = stands.stands.filter(({ stand }) => stand !== null);
  const start: Values = {
    prefix: 'T',
    first: String(have.length + 1),
    area: have[0]?.area ?? '',
    sorted: 'number',
    keeps: have.length > 0,
  };
  const form = useDraftForm({
    start,
    form: fields,
    write: give,
    send: (values, callbacks) =>
      give.mutate(
        {
          params: { id: String(stands.round_id) },
          body: { ...values, first: Number(values.first || Number.NaN) },
        },
        callbacks,
      ),
    refusedBy: fieldErrors,
    onSent: () => {
      adminToast('success', W.given);
      onClose();
    },
  });
  const { values, errors, change } = form;
  const typed = (name: 'prefix' | 'first' | 'area') => ({
    value: values[name],
    error: errors[name],
    autoComplete: 'off',
    onChange: ({ currentTarget }: { readonly currentTarget: HTMLInputElement }) =>
      change({ [name]: currentTarget.value }),
  });
  return (
    <FormDialog
      isOpen
      title={W.giveTitle}
      submitLabel={give.isPending ? W.saving : W.give}
      onSubmit={form.submit}
      onClose={onClose}
      isDirty={form.isDirty}
      isBusy={give.isPending}
      error={give.error && failureWords(give.error, W.failed)}
    >
      <div ref={fields} className={css.fields}>
        <div className={css.pair}>
          <TextField label={W.prefix} help={W.prefixHelp} {...typed('prefix')} data-autofocus />
          <TextField
            label={W.first}
            help={W.firstIs(standLabel(values.prefix.trim() || null, Number(values.first)))}
            inputMode="numeric"
            {...typed('first')}
          />
        </div>
        <TextField label={W.area} help={W.areaHelp} {...typed('area')} />
        <SelectField
          label={W.sorted}
          choices={SORTED.map((each) => ({ value: each, label: W.sortedNames[each] }))}
          value={values.sorted}
          onChange={({ currentTarget }) =>
            change({ sorted: currentTarget.value === 'name' ? 'name' : 'number' })
          }
        />
        {have.length > 0 && (
          <TickField
            type="checkbox"
            label={W.keeps}
            help={W.keepsHelp}
            checked={values.keeps}
            onChange={({ currentTarget }) => change({ keeps: currentTarget.checked })}
          />
        )}
      </div>
    </FormDialog>
  );
}
