import { plainMobile } from '@pratibha/domain/people/mobile';
import { AGE_RANGE, type ProfileField } from '@pratibha/domain/people/profile';
import { GENDERS } from '@pratibha/domain/statuses';
import { dayOf } from '@pratibha/domain/time/competition-time';
import { PROFILE_WORDS } from '@pratibha/words/people/student';
import { useNow } from '../../../data/server-clock.ts';
import { SelectField } from '../../../ui/fields/SelectField.tsx';
import { TextField } from '../../../ui/fields/TextField.tsx';
import { Birthday } from './Birthday.tsx';
import css from './UpdateProfilePage.module.css';

/** How soon the form notices another day. */
const HOUR_MS = 3_600_000;

type Props = {
  readonly email: string;
  readonly values: Readonly<Record<ProfileField, string>>;
  readonly errors: Partial<Record<ProfileField, string>>;
  readonly onChange: (field: ProfileField, value: string) => void;
};

/** The fields of the profile form, in the order of R2.42. */
export function ProfileFields({ email, values, errors, onChange }: Props) {
  const field = (name: ProfileField) => ({
    label: PROFILE_WORDS.fields[name],
    name,
    value: values[name],
    error: errors[name],
    'aria-required': true,
    onChange: (event: { currentTarget: { value: string } }) =>
      onChange(name, event.currentTarget.value),
  });
  const now = useNow(HOUR_MS);
  const range = now === null ? null : birthdays(dayOf(now));
  return (
    <>
      <fieldset className={css.group}>
        <legend>{PROFILE_WORDS.you}</legend>
        <TextField {...field('name')} autoComplete="name" />
        <TextField
          label={PROFILE_WORDS.fields.email}
          note={PROFILE_WORDS.emailHelp}
          value={email}
          readOnly
        />
        <TextField
          {...field('mobile')}
          type="tel"
          inputMode="numeric"
          autoComplete="tel-national"
          placeholder={PROFILE_WORDS.mobileHelp}
          onBlur={() => {
            const plain = plainMobile(values.mobile);
            if (plain !== values.mobile) onChange('mobile', plain);
          }}
        />
        <Birthday
          {...field('dob')}
          min={range?.oldest}
          max={range?.youngest}
          onEnter={(dob) => onChange('dob', dob)}
        />
        <SelectField
          {...field('gender')}
          choices={[
            { value: '', label: PROFILE_WORDS.chooseGender },
            ...GENDERS.map((gender) => ({ value: gender, label: PROFILE_WORDS.genders[gender] })),
          ]}
        />
        <TextField {...field('address')} autoComplete="street-address" />
      </fieldset>
      <fieldset className={css.group}>
        <legend>{PROFILE_WORDS.college}</legend>
        <TextField {...field('college_name')} autoComplete="organization" />
        <TextField {...field('college_address')} autoComplete="off" />
      </fieldset>
    </>
  );
}

/** The days between which the date control lets choose: the ages that are taken for real. */
function birthdays(today: string) {
  const year = Number(today.slice(0, 4));
  const rest = today.slice(4) === '-02-29' ? '-02-28' : today.slice(4);
  return {
    oldest: `${year - AGE_RANGE.oldest - 1}${rest}`,
    youngest: `${year - AGE_RANGE.youngest}${rest}`,
  };
}
