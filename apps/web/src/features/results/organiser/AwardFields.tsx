import type { RoundResults } from '@pratibha/contract/results';
import { AWARD_CHECKS, type AwardCheck } from '@pratibha/domain/results/awards';
import { FREEZE_WORDS } from '@pratibha/words/results/organiser/freeze';
import { useId } from 'react';
import { SelectField } from '../../../ui/fields/SelectField.tsx';
import { TextField } from '../../../ui/fields/TextField.tsx';
import { TickField } from '../../../ui/fields/TickField.tsx';
import { Button } from '../../../ui/plain/Button.tsx';
import type { AwardValues } from './award-values.ts';
import css from './results.module.css';

const W = FREEZE_WORDS;

type Props = {
  readonly number: number;
  readonly award: AwardValues;
  readonly results: RoundResults;
  /** Whether others are as good or better. */
  readonly asksWhy: boolean;
  readonly errorAt: (field: string) => string | undefined;
  readonly onChange: (award: AwardValues) => void;
  readonly onRemove: () => void;
};

/** One award: what, to which work, why, and what was looked at. */
export function AwardFields(props: Props) {
  const { number, award, results, asksWhy, errorAt, onChange, onRemove } = props;
  const wrongId = useId();
  const work = results.works.find(({ submission_id }) => `${submission_id}` === award.work);
  const toggle = (check: AwardCheck) => {
    const rest = award.checked.filter((each) => each !== check);
    onChange({ ...award, checked: rest.length < award.checked.length ? rest : [...rest, check] });
  };
  const wrong = errorAt('checked');
  return (
    <fieldset className={css.award}>
      <legend>{W.award(number)}</legend>
      <SelectField
        label={W.what}
        value={award.position}
        error={errorAt('position')}
        choices={[
          ...results.prizes.map(({ position, title, prize }) => ({
            ...{ value: `${position}`, label: W.prize(title, prize) },
          })),
          { value: '', label: W.special },
        ]}
        onChange={({ currentTarget }) => onChange({ ...award, position: currentTarget.value })}
      />
      {award.position === '' && (
        <>
          <TextField
            label={W.name}
            autoComplete="off"
            value={award.title}
            error={errorAt('title')}
            onChange={({ currentTarget }) => onChange({ ...award, title: currentTarget.value })}
          />
          <TextField
            label={W.given}
            autoComplete="off"
            value={award.prize}
            error={errorAt('prize')}
            onChange={({ currentTarget }) => onChange({ ...award, prize: currentTarget.value })}
          />
        </>
      )}
      <SelectField
        label={W.work}
        value={award.work}
        error={errorAt('submission_id')}
        choices={[
          { value: '', label: '–' },
          ...results.works.map(({ submission_id, rank, number: its, user_name }) => ({
            ...{ value: `${submission_id}`, label: W.workChoice(rank, its, user_name) },
          })),
        ]}
        // What was looked at was another work.
        onChange={({ currentTarget }) =>
          onChange({ ...award, work: currentTarget.value, checked: [] })
        }
      />
      {work && (
        <p className={css.quiet}>
          {[work.user_name, work.user_college].filter(Boolean).join(' · ')}{' '}
          <a href={work.work_link} target="_blank" rel="noopener noreferrer">
            {W.openWork}
          </a>
        </p>
      )}
      {(asksWhy || award.note !== '') && (
        <TextField
          label={W.note}
          help={W.noteHelp}
          autoComplete="off"
          value={award.note}
          error={errorAt('note')}
          onChange={({ currentTarget }) => onChange({ ...award, note: currentTarget.value })}
        />
      )}
      <fieldset className={css.checks} aria-describedby={wrong ? wrongId : undefined}>
        <legend>{W.checked}</legend>
        {AWARD_CHECKS.map((check) => (
          <TickField
            key={check}
            type="checkbox"
            label={W.checks[check]}
            checked={award.checked.includes(check)}
            aria-invalid={wrong && !award.checked.includes(check) ? true : undefined}
            onChange={() => toggle(check)}
          />
        ))}
        {wrong && (
          <p id={wrongId} className={css.wrong}>
            {wrong}
          </p>
        )}
      </fieldset>
      <div className={css.actions}>
        <Button variant="secondary" aria-label={W.remove(number)} onClick={onRemove}>
          {W.removeShort}
        </Button>
      </div>
    </fieldset>
  );
}
