import type { RoundResults } from '@pratibha/contract/results';
import { AWARD_LIMITS } from '@pratibha/domain/results/awards';
import { FREEZE_WORDS } from '@pratibha/words/results/organiser/freeze';
import { RESULTS_WORDS } from '@pratibha/words/results/organiser/results';
import { useRef, useState } from 'react';
import { fieldErrors } from '../../../data/field-errors.ts';
import { useWrite } from '../../../data/queries.ts';
import { FormDialog } from '../../../ui/dialog/FormDialog.tsx';
import { TickField } from '../../../ui/fields/TickField.tsx';
import { useDraftForm } from '../../../ui/forms/use-draft-form.ts';
import { Button } from '../../../ui/plain/Button.tsx';
import { adminToast } from '../../console/console.tsx';
import { failureWords } from '../../session/session.tsx';
import { AwardFields } from './AwardFields.tsx';
import {
  type AwardValues,
  bodyOf,
  firstValues,
  freezeFaults,
  mustSayWhy,
  newAward,
  notGiven,
} from './award-values.ts';
import css from './results.module.css';
import { RESULTS_CHANGES } from './results-calls.ts';

const W = FREEZE_WORDS;

type Props = { readonly results: RoundResults; readonly onClose: () => void };

/** Freezes results with their awards, each of which is looked at first. */
export function FreezeDialog({ results, onClose }: Props) {
  const fields = useRef<HTMLDivElement>(null);
  // What was there when it was opened is what is frozen, or nothing.
  const [begun] = useState(() => ({ results, start: firstValues(results) }));
  const freeze = useWrite('POST /admin/rounds/{id}/results', RESULTS_CHANGES);
  const form = useDraftForm({
    start: begun.start,
    form: fields,
    validate: (values) => freezeFaults(values, begun.results),
    write: freeze,
    send: (values, callbacks) =>
      freeze.mutate(
        { params: { id: String(results.round_id) }, body: bodyOf(values, begun.results.basis) },
        callbacks,
      ),
    refusedBy: (error) => fieldErrors(error, (parts) => `/${parts.join('/')}`),
    onSent: () => {
      adminToast('success', W.frozen);
      onClose();
    },
  });
  const { values, errors, change } = form;
  const left = notGiven(values, begun.results);
  const put = (at: number, award: AwardValues) => change({ awards: values.awards.with(at, award) });
  return (
    <FormDialog
      isOpen
      width="broad"
      title={W.title}
      submitLabel={freeze.isPending ? W.freezing : W.freeze}
      onSubmit={form.submit}
      onClose={onClose}
      isDirty={form.isDirty}
      isBusy={freeze.isPending}
      error={freeze.error && failureWords(freeze.error, RESULTS_WORDS.uncertain)}
    >
      <div ref={fields} className={css.fields}>
        <p>{W.intro}</p>
        {results.prizes.length === 0 && <p className={css.quiet}>{W.noPrizes}</p>}
        {values.awards.map((award, at) => (
          <AwardFields
            key={award.key}
            number={at + 1}
            award={award}
            results={begun.results}
            asksWhy={mustSayWhy(award, values, begun.results)}
            errorAt={(field) => errors[`/awards/${at}/${field}`]}
            onChange={(next) => put(at, next)}
            onRemove={() => change({ awards: values.awards.toSpliced(at, 1) })}
          />
        ))}
        {values.awards.length < AWARD_LIMITS.awards && (
          <div>
            <Button
              variant="secondary"
              onClick={() => change({ awards: [...values.awards, newAward()] })}
            >
              {W.add}
            </Button>
          </div>
        )}
        {left.length > 0 && <p className={css.notice}>{W.leftOver(left)}</p>}
        <TickField
          type="checkbox"
          label={W.showsRanks}
          help={W.showsRanksHelp}
          checked={values.showsRanks}
          onChange={() => change({ showsRanks: !values.showsRanks })}
        />
        <TickField
          type="checkbox"
          label={W.offersCheck}
          help={W.offersCheckHelp}
          checked={values.offersCheck}
          onChange={() => change({ offersCheck: !values.offersCheck })}
        />
      </div>
    </FormDialog>
  );
}
