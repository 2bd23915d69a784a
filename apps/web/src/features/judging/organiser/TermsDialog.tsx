import type { RoundTerms } from '@pratibha/contract/result-terms';
import { MOST_ASKS_HOURS, USUAL_TERMS } from '@pratibha/domain/results/result-terms';
import { TERMS_WORDS } from '@pratibha/words/judging/organiser/terms';
import { useRef } from 'react';
import { useWrite } from '../../../data/queries.ts';
import { FormDialog } from '../../../ui/dialog/FormDialog.tsx';
import { TextField } from '../../../ui/fields/TextField.tsx';
import { TickField } from '../../../ui/fields/TickField.tsx';
import { useDraftForm } from '../../../ui/forms/use-draft-form.ts';
import { adminToast } from '../../console/console.tsx';
import { failureWords } from '../../session/session.tsx';
import css from './judging.module.css';

const W = TERMS_WORDS;

type Props = {
  readonly roundId: number;
  readonly terms: RoundTerms;
  readonly onClose: () => void;
};

/** Says whether judges are named, and for how long one may ask about a result. */
export function TermsDialog({ roundId, terms, onClose }: Props) {
  const fields = useRef<HTMLDivElement>(null);
  const save = useWrite('PUT /admin/rounds/{id}/terms', ['GET /admin/rounds/{id}/terms']);
  const form = useDraftForm({
    start: {
      names: terms.names_judges,
      takes: terms.asks_hours !== null,
      hours: String(terms.asks_hours ?? USUAL_TERMS.asks_hours),
    },
    form: fields,
    validate: ({ takes, hours }) => (takes && !isHours(hours) ? { hours: W.hoursWrong } : {}),
    write: save,
    send: ({ names, takes, hours }, callbacks) =>
      save.mutate(
        {
          params: { id: String(roundId) },
          body: { names_judges: names, asks_hours: takes ? Number(hours) : null },
        },
        callbacks,
      ),
    onSent: () => {
      adminToast('success', W.saved);
      onClose();
    },
  });
  const { names, takes, hours } = form.values;
  // From the opening on it can only be taken back.
  const isFixed = !terms.may_name && !terms.names_judges;
  return (
    <FormDialog
      isOpen
      title={W.heading}
      submitLabel={save.isPending ? W.saving : W.save}
      onSubmit={form.submit}
      onClose={onClose}
      isDirty={form.isDirty}
      isBusy={save.isPending}
      error={save.error && failureWords(save.error, W.failed)}
    >
      <div ref={fields} className={css.fields}>
        <TickField
          type="checkbox"
          label={W.names}
          help={terms.may_name ? W.namesHelp : W.namesFixed}
          disabled={isFixed}
          checked={names}
          onChange={() => form.change({ names: !names })}
        />
        <TickField
          type="checkbox"
          label={W.takes}
          checked={takes}
          onChange={() => form.change({ takes: !takes })}
        />
        {takes && (
          <TextField
            label={W.hours}
            inputMode="numeric"
            autoComplete="off"
            value={hours}
            error={form.errors.hours}
            onChange={({ currentTarget }) => form.change({ hours: currentTarget.value })}
          />
        )}
      </div>
    </FormDialog>
  );
}

function isHours(typed: string): boolean {
  const hours = Number(typed);
  return Number.isInteger(hours) && hours >= 1 && hours <= MOST_ASKS_HOURS;
}
