import { QUESTIONNAIRE_WORDS } from '@pratibha/words/registrations/student/questionnaire';
import { useId } from 'react';
import { said } from '../../../data/said.ts';
import { TextField } from '../../../ui/fields/TextField.tsx';
import type { Entry } from '../../questions/questions.ts';
import css from './ChoiceField.module.css';
import { type QuestionFieldProps, questionLabel } from './question-field.ts';

type Props = QuestionFieldProps & {
  readonly isMany: boolean;
  readonly options: readonly string[];
};

/** One or several of the options; Other reveals a text of one's own (R5.4). */
export function ChoiceField(props: Props) {
  const { question, options, isMany, entry, error, isFirst, onChange } = props;
  const id = useId();
  const hints = [question.help, isMany ? QUESTIONNAIRE_WORDS.chooseAny : null].filter(Boolean);
  const choose = (option: string) => onChange(withOption(entry, option, isMany));
  const chooseOther = () =>
    onChange(
      isMany ? { ...entry, isOther: !entry.isOther } : { ...entry, text: '', isOther: true },
    );
  const isInvalid = error !== undefined;
  const isOtherInvalid = isInvalid && entry.isOther;
  // The first that can have the focus: a full one cannot, unless it is chosen.
  const open = Math.max(
    0,
    options.findIndex((option) => props.leftOf?.(question, option) !== 0),
  );
  const chosen = isMany ? -1 : options.indexOf(entry.text);
  const marked = chosen === -1 ? open : chosen;
  const hasFocus = (index: number) => isFirst && !entry.isOther && index === marked;
  return (
    <fieldset
      className={css.field}
      role={isMany ? 'group' : 'radiogroup'}
      aria-describedby={`${id}-hint ${id}-error`}
      {...(isMany ? {} : { 'aria-required': question.required, 'aria-invalid': isInvalid })}
    >
      <legend className={css.legend}>{questionLabel(props)}</legend>
      <p id={`${id}-hint`} className={css.hint}>
        {hints.join(' ')}
      </p>
      <div className={css.options}>
        {options.map((option, index) => {
          const isTaken = isMany ? entry.chosen.includes(option) : isChosen(entry, option);
          const left = props.leftOf?.(question, option) ?? null;
          return (
            <label key={option} className={css.option}>
              <input
                type={isMany ? 'checkbox' : 'radio'}
                name={id}
                checked={isTaken}
                // What is chosen and has become full can be chosen no more, but be left.
                disabled={left === 0 && !isTaken}
                onChange={() => choose(option)}
                data-autofocus={hasFocus(index) || undefined}
                data-invalid={isInvalid && index === marked && !isOtherInvalid ? true : undefined}
              />
              <span>
                {said(option)}{' '}
                {left !== null && (
                  <small className={css.left}>{QUESTIONNAIRE_WORDS.left(left)}</small>
                )}
              </span>
            </label>
          );
        })}
        {question.other && (
          <label className={css.option}>
            <input
              type={isMany ? 'checkbox' : 'radio'}
              name={id}
              checked={entry.isOther}
              onChange={chooseOther}
            />
            <span>{QUESTIONNAIRE_WORDS.other}</span>
          </label>
        )}
      </div>
      {question.other && entry.isOther && (
        <TextField
          className={css.other}
          label={QUESTIONNAIRE_WORDS.specify}
          value={entry.other}
          error={isOtherInvalid}
          data-autofocus={isFirst || undefined}
          aria-describedby={`${id}-error`}
          onChange={(event) => onChange({ ...entry, other: event.currentTarget.value })}
        />
      )}
      <p id={`${id}-error`} className={css.error}>
        {error}
      </p>
    </fieldset>
  );
}

function isChosen(entry: Entry, option: string): boolean {
  return !entry.isOther && entry.text === option;
}

function withOption(entry: Entry, option: string, isMany: boolean): Entry {
  if (!isMany) return { ...entry, text: option, isOther: false };
  const { chosen } = entry;
  return {
    ...entry,
    chosen: chosen.includes(option)
      ? chosen.filter((each) => each !== option)
      : [...chosen, option],
  };
}
