import { RUBRIC_LIMITS } from '@pratibha/domain/judging/rubrics';
import { RUBRIC_FORM_WORDS } from '@pratibha/words/judging/organiser/rubric-form';
import { SelectField } from '../../../ui/fields/SelectField.tsx';
import { TextAreaField } from '../../../ui/fields/TextAreaField.tsx';
import { TextField } from '../../../ui/fields/TextField.tsx';
import { Button } from '../../../ui/plain/Button.tsx';
import css from './judging.module.css';
import { type CriterionValues, withLevels } from './rubric-values.ts';

const W = RUBRIC_FORM_WORDS;
const { least, most } = RUBRIC_LIMITS.levels;

type Props = {
  readonly number: number;
  readonly criterion: CriterionValues;
  readonly share: number;
  /** A sheet was sent by it: weight and number of levels stay. */
  readonly isUsed: boolean;
  readonly errorAt: (place: string) => string | undefined;
  readonly onChange: (criterion: CriterionValues) => void;
  readonly onMoveUp: (() => void) | null;
  readonly onRemove: (() => void) | null;
};

/**
 * One criterion: what it means, what it weighs, and a sentence for each level, the highest on top.
 */
export function CriterionFields(props: Props) {
  const { number, criterion, share, isUsed, errorAt, onChange, onMoveUp, onRemove } = props;
  const change = (part: Partial<CriterionValues>) => onChange({ ...criterion, ...part });
  const name = criterion.title.trim() || W.criterion(number);
  return (
    <fieldset className={css.criterion}>
      <legend>{W.criterion(number)}</legend>
      <TextField
        label={W.name}
        value={criterion.title}
        error={errorAt('title')}
        autoComplete="off"
        onChange={({ currentTarget }) => change({ title: currentTarget.value })}
      />
      <TextAreaField
        label={W.meaning}
        rows={2}
        value={criterion.meaning}
        error={errorAt('meaning')}
        onChange={({ currentTarget }) => change({ meaning: currentTarget.value })}
      />
      <div className={css.pair}>
        <TextField
          label={W.weight}
          help={W.share(share)}
          inputMode="numeric"
          autoComplete="off"
          disabled={isUsed}
          value={criterion.weight}
          error={errorAt('weight')}
          onChange={({ currentTarget }) => change({ weight: currentTarget.value })}
        />
        <SelectField
          label={W.levels}
          disabled={isUsed}
          error={errorAt('levels')}
          choices={Array.from({ length: most - least + 1 }, (_, at) => ({
            value: String(least + at),
            label: String(least + at),
          }))}
          value={String(criterion.levels.length)}
          onChange={({ currentTarget }) =>
            change({ levels: withLevels(criterion.levels, Number(currentTarget.value)) })
          }
        />
      </div>
      {criterion.levels
        .map((sentence, at) => (
          <TextField
            // Levels have no name but their place.
            key={`${at}`}
            label={W.level(at + 1)}
            help={at + 1 === criterion.levels.length ? W.levelHelp : undefined}
            value={sentence}
            error={errorAt(`levels/${at}`)}
            autoComplete="off"
            onChange={({ currentTarget }) =>
              change({ levels: criterion.levels.with(at, currentTarget.value) })
            }
          />
        ))
        .toReversed()}
      {!isUsed && (
        <div className={css.actions}>
          {onMoveUp && (
            <Button variant="secondary" aria-label={W.upLabel(name)} onClick={onMoveUp}>
              {W.up}
            </Button>
          )}
          {onRemove && (
            <Button variant="secondary" aria-label={W.removeLabel(name)} onClick={onRemove}>
              {W.remove}
            </Button>
          )}
        </div>
      )}
    </fieldset>
  );
}
