import type { RoundStands } from '@pratibha/contract/stands';
import { ROUND_MANNERS } from '@pratibha/domain/judging/manners';
import { MANNERS_WORDS } from '@pratibha/words/judging/organiser/manners';
import { STANDS_WORDS } from '@pratibha/words/judging/organiser/stands';
import { notACount } from '@pratibha/words/value-errors';
import { useRef } from 'react';
import { useWrite } from '../../../data/queries.ts';
import { FormDialog } from '../../../ui/dialog/FormDialog.tsx';
import { SelectField } from '../../../ui/fields/SelectField.tsx';
import { TextField } from '../../../ui/fields/TextField.tsx';
import { useDraftForm } from '../../../ui/forms/use-draft-form.ts';
import { failureWords } from '../../session/session.tsx';
import css from './judging.module.css';
import { STANDS_CHANGES } from './judging-calls.ts';

const W = STANDS_WORDS;
const MOST_MINUTES = 120;

type Props = {
  readonly stands: RoundStands;
  /** The round is open: its manner stays. */
  readonly isFixed: boolean;
  readonly onClose: () => void;
};

/** How a round is judged, and what the clock of its judges shows. */
export function MannerDialog({ stands, isFixed, onClose }: Props) {
  const fields = useRef<HTMLDivElement>(null);
  const save = useWrite('PUT /admin/rounds/{id}/manner', STANDS_CHANGES);
  const form = useDraftForm({
    start: { manner: stands.manner, minutes: String(stands.clock_minutes ?? '') },
    form: fields,
    validate: ({ minutes }) =>
      isMinutes(minutes) ? {} : { minutes: notACount({ most: MOST_MINUTES }) },
    write: save,
    send: ({ manner, minutes }, callbacks) =>
      save.mutate(
        {
          params: { id: String(stands.round_id) },
          body: {
            manner,
            clock_minutes:
              manner === 'at-the-stand' && minutes.trim() !== '' ? Number(minutes) : null,
          },
        },
        callbacks,
      ),
    onSent: onClose,
  });
  return (
    <FormDialog
      isOpen
      title={W.manner}
      submitLabel={save.isPending ? W.saving : W.save}
      onSubmit={form.submit}
      onClose={onClose}
      isDirty={form.isDirty}
      isBusy={save.isPending}
      error={save.error && failureWords(save.error, W.failed)}
    >
      <div ref={fields} className={css.fields}>
        <SelectField
          label={W.mannerField}
          help={isFixed ? W.mannerFixed : W.manners[form.values.manner]}
          disabled={isFixed}
          choices={ROUND_MANNERS.map((each) => ({ value: each, label: MANNERS_WORDS[each] }))}
          value={form.values.manner}
          onChange={({ currentTarget }) => {
            const manner = ROUND_MANNERS.find((each) => each === currentTarget.value);
            if (manner) form.change({ manner });
          }}
        />
        {form.values.manner === 'at-the-stand' && (
          <TextField
            label={W.clockField}
            help={W.clockHelp}
            inputMode="numeric"
            autoComplete="off"
            value={form.values.minutes}
            error={form.errors.minutes}
            onChange={({ currentTarget }) => form.change({ minutes: currentTarget.value })}
          />
        )}
      </div>
    </FormDialog>
  );
}

function isMinutes(typed: string): boolean {
  const minutes = Number(typed);
  return (
    typed.trim() === '' || (Number.isInteger(minutes) && minutes >= 1 && minutes <= MOST_MINUTES)
  );
}
