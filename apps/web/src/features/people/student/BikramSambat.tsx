import { adToBs } from '@pratibha/domain/language/bikram-sambat';
import {
  birthdayDoubt,
  birthdayOf,
  type TypedBirthday,
  typedBirthday,
} from '@pratibha/domain/people/typed-birthday';
import { isCalendarDay } from '@pratibha/domain/time/calendar';
import { bikramSambatWords, BIRTHDAY_WORDS as W } from '@pratibha/words/people/birthday';
import { PROFILE_WORDS } from '@pratibha/words/people/student';
import { SelectField } from '../../../ui/fields/SelectField.tsx';
import { TextField } from '../../../ui/fields/TextField.tsx';
import css from './Birthday.module.css';

type Props = {
  readonly value: string;
  readonly error: string | undefined;
  readonly onChange: (dob: string) => void;
};

/** A date of birth in Nepal's calendar: to be entered, or beside what is entered in AD. */
export function BikramSambat(props: Props | { readonly value: string }) {
  return 'onChange' in props ? <Fields {...props} /> : <Day {...props} />;
}

/** Nothing for what is no day or beyond the table. */
function Day({ value }: { readonly value: string }) {
  const bs = adToBs(value);
  return bs === null ? null : <>{PROFILE_WORDS.bikramSambat(bikramSambatWords(bs))}</>;
}

/** With the day in AD that it means. */
function Fields({ value, error, onChange }: Props) {
  const typed = typedBirthday(value);
  const field = (name: keyof TypedBirthday) => ({
    className: css[name],
    label: W[name],
    value: name === 'month' ? typed.month : W.digits(typed[name]),
    error: error !== undefined,
    'aria-required': true,
    onChange: ({ currentTarget }: { currentTarget: { value: string } }) =>
      onChange(birthdayOf({ ...typed, [name]: currentTarget.value })),
  });
  const months = W.months.map((label, at) => ({ value: String(at + 1), label }));
  const doubt = birthdayDoubt(typed);
  return (
    <fieldset className={css.fields} aria-describedby="birthday-said">
      <legend>{PROFILE_WORDS.fields.dob}</legend>
      <TextField {...field('year')} inputMode="numeric" autoComplete="off" maxLength={4} />
      <SelectField {...field('month')} choices={[{ value: '', label: W.chooseMonth }, ...months]} />
      <TextField {...field('day')} inputMode="numeric" autoComplete="off" maxLength={2} />
      <div id="birthday-said" className={css.said}>
        {error !== undefined && <p className={css.error}>{error}</p>}
        <p aria-live="polite">
          {doubt === null ? isCalendarDay(value) && W.inAd(value) : W[doubt]}
        </p>
      </div>
    </fieldset>
  );
}
