import type { EventRounds } from '@pratibha/contract/rounds';
import { ROUND_MANNERS } from '@pratibha/domain/judging/manners';
import { MANNERS_WORDS } from '@pratibha/words/judging/organiser/manners';
import { ROUND_FORM_WORDS } from '@pratibha/words/judging/organiser/round-form';
import { ROUND_PAIR_WORDS } from '@pratibha/words/judging/organiser/round-pair';
import { useRef, useState } from 'react';
import { fieldErrors } from '../../../data/field-errors.ts';
import { useWrite } from '../../../data/queries.ts';
import { serverNow } from '../../../data/server-clock.ts';
import { FormDialog } from '../../../ui/dialog/FormDialog.tsx';
import { SelectField } from '../../../ui/fields/SelectField.tsx';
import { TextField } from '../../../ui/fields/TextField.tsx';
import { useDraftForm } from '../../../ui/forms/use-draft-form.ts';
import { adminToast } from '../../console/console.tsx';
import { failureWords } from '../../session/session.tsx';
import css from './judging.module.css';
import { ROUND_CHANGES } from './judging-calls.ts';
import {
  newPairValues,
  type PairValues,
  type RoundValues,
  roundFaults,
  sentRound,
} from './round-values.ts';

const W = ROUND_PAIR_WORDS;
const F = ROUND_FORM_WORDS;
const ROUNDS = ['preselection', 'final'] as const;

type Props = {
  readonly eventId: string;
  readonly event: EventRounds;
  readonly onClose: () => void;
};

/** Prepares a preselection, and a final that takes its best. */
export function RoundPairDialog({ eventId, event, onClose }: Props) {
  const fields = useRef<HTMLDivElement>(null);
  const [start] = useState(() => newPairValues(serverNow(), event.judged_on, W));
  const add = useWrite('POST /admin/events/{id}/round-pairs', ROUND_CHANGES);
  const form = useDraftForm<PairValues, Record<string, string>, EventRounds>({
    start,
    form: fields,
    validate: (values) =>
      Object.fromEntries(ROUNDS.flatMap((name) => faultsOf(name, values[name]))),
    write: add,
    send: ({ preselection, final, manner }, callbacks) =>
      add.mutate(
        {
          params: { id: eventId },
          body: {
            preselection: sentRound(preselection),
            final: sentRound(final),
            final_manner: manner,
            begin_with: preselection.begin_with,
          },
        },
        callbacks,
      ),
    refusedBy: (error) => fieldErrors(error, (parts) => parts.join('/')),
    onSent: () => {
      adminToast('success', W.added);
      onClose();
    },
  });
  return (
    <FormDialog
      isOpen
      title={W.title}
      submitLabel={add.isPending ? F.saving : W.save}
      onSubmit={form.submit}
      onClose={onClose}
      isDirty={form.isDirty}
      isBusy={add.isPending}
      error={add.error && failureWords(add.error, F.uncertain)}
    >
      <div ref={fields} className={css.fields}>
        <p className={css.quiet}>{W.intro}</p>
        {ROUNDS.map((name) => (
          <OneRound
            key={name}
            name={name}
            values={form.values[name]}
            errorOf={(field) => form.errors[`${name}/${field}`]}
            onChange={(part) => form.change({ [name]: { ...form.values[name], ...part } })}
          />
        ))}
        <SelectField
          label={W.finalManner}
          help={W.finalMannerHelp}
          choices={ROUND_MANNERS.map((each) => ({ value: each, label: MANNERS_WORDS[each] }))}
          value={form.values.manner}
          onChange={({ currentTarget }) => {
            const manner = ROUND_MANNERS.find((each) => each === currentTarget.value);
            if (manner) form.change({ manner });
          }}
        />
      </div>
    </FormDialog>
  );
}

function faultsOf(name: string, values: RoundValues): [string, string][] {
  return Object.entries(roundFaults(values)).flatMap(([field, fault]) =>
    fault === undefined ? [] : [[`${name}/${field}`, fault]],
  );
}

type OneProps = {
  readonly name: (typeof ROUNDS)[number];
  readonly values: RoundValues;
  readonly errorOf: (field: string) => string | undefined;
  readonly onChange: (part: Partial<RoundValues>) => void;
};

/** When it is, and of the final how many it takes; the rest is as usual until it is changed. */
function OneRound({ name, values, errorOf, onChange }: OneProps) {
  return (
    <fieldset className={css.criterion}>
      <legend>{W[name]}</legend>
      {name === 'final' && (
        <TextField
          label={F.best}
          help={F.bestHelp}
          inputMode="numeric"
          autoComplete="off"
          value={values.best}
          error={errorOf('best')}
          onChange={({ currentTarget }) => onChange({ best: currentTarget.value })}
        />
      )}
      <div className={css.pair}>
        {(['opens_at', 'closes_at'] as const).map((field) => (
          <TextField
            key={field}
            type="datetime-local"
            label={field === 'opens_at' ? F.opens : F.closes}
            help={F.zone}
            value={values[field]}
            error={errorOf(field)}
            onChange={({ currentTarget }) => onChange({ [field]: currentTarget.value })}
          />
        ))}
      </div>
    </fieldset>
  );
}
