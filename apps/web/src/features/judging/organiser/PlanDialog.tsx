import type { RoundPresentations } from '@pratibha/contract/presentations';
import type { RoundDetails } from '@pratibha/contract/rounds';
import { ZONE_OFFSET, zonedIso } from '@pratibha/domain/time/competition-time';
import { PRESENTATIONS_WORDS } from '@pratibha/words/judging/organiser/presentations';
import { useRef } from 'react';
import { fieldErrors } from '../../../data/field-errors.ts';
import { useWrite } from '../../../data/queries.ts';
import { FormDialog } from '../../../ui/dialog/FormDialog.tsx';
import { TextAreaField } from '../../../ui/fields/TextAreaField.tsx';
import { TextField } from '../../../ui/fields/TextField.tsx';
import { useDraftForm } from '../../../ui/forms/use-draft-form.ts';
import { failureWords } from '../../session/session.tsx';
import css from './judging.module.css';
import { ORDER_CHANGES } from './judging-calls.ts';

const W = PRESENTATIONS_WORDS;

type Plan = RoundPresentations['plan'];
type Props = {
  readonly round: RoundDetails;
  readonly plan: Plan;
  readonly onClose: () => void;
};

/** What stands in the form: numbers as typed, the instant as a text of the competition's zone. */
function valuesOf(plan: Plan, round: RoundDetails) {
  return {
    rooms: plan?.rooms.join('\n') ?? '',
    starts_at: zonedIso(new Date(plan?.starts_at ?? round.opens_at)).slice(0, 16),
    minutes: String(plan?.minutes ?? round.minutes_per_work),
    setup_minutes: String(plan?.setup_minutes ?? 2),
    pause_minutes: String(plan?.pause_minutes ?? 15),
    pause_every: String(plan?.pause_every ?? 6),
  };
}
type Values = ReturnType<typeof valuesOf>;

const number = (typed: string) => (typed.trim() === '' ? Number.NaN : Number(typed));

/** When and where works are presented. */
export function PlanDialog({ round, plan, onClose }: Props) {
  const fields = useRef<HTMLDivElement>(null);
  const save = useWrite('PUT /admin/rounds/{id}/presentations/plan', ORDER_CHANGES);
  const form = useDraftForm({
    start: valuesOf(plan, round),
    form: fields,
    write: save,
    send: ({ rooms, starts_at, ...numbers }, callbacks) =>
      save.mutate(
        {
          params: { id: String(round.id) },
          body: {
            rooms: rooms.split('\n'),
            starts_at: starts_at === '' ? '' : `${starts_at}${ZONE_OFFSET}`,
            minutes: number(numbers.minutes),
            setup_minutes: number(numbers.setup_minutes),
            pause_minutes: number(numbers.pause_minutes),
            pause_every: number(numbers.pause_every),
          },
        },
        callbacks,
      ),
    refusedBy: fieldErrors,
    onSent: onClose,
  });
  const { values, errors, change } = form;
  const typed = (name: keyof Values) => ({
    value: values[name],
    error: errors[name],
    autoComplete: 'off',
    onChange: ({ currentTarget }: { readonly currentTarget: HTMLInputElement }) =>
      change({ [name]: currentTarget.value }),
  });
  return (
    <FormDialog
      isOpen
      title={W.planTitle}
      submitLabel={save.isPending ? W.saving : W.save}
      onSubmit={form.submit}
      onClose={onClose}
      isDirty={form.isDirty}
      isBusy={save.isPending}
      error={save.error && failureWords(save.error, W.uncertain)}
    >
      <div ref={fields} className={css.fields}>
        <TextAreaField
          label={W.rooms}
          help={W.roomsHelp}
          rows={3}
          value={values.rooms}
          error={errors.rooms}
          onChange={({ currentTarget }) => change({ rooms: currentTarget.value })}
          data-autofocus
        />
        <TextField type="datetime-local" label={W.starts} help={W.zone} {...typed('starts_at')} />
        <div className={css.pair}>
          <TextField
            label={W.minutes}
            help={W.minutesHelp}
            inputMode="numeric"
            {...typed('minutes')}
          />
          <TextField label={W.setup} inputMode="numeric" {...typed('setup_minutes')} />
        </div>
        <div className={css.pair}>
          <TextField label={W.pause} inputMode="numeric" {...typed('pause_minutes')} />
          <TextField label={W.every} inputMode="numeric" {...typed('pause_every')} />
        </div>
      </div>
    </FormDialog>
  );
}
