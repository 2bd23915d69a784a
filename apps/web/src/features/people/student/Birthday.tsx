import { isCalendarDay } from '@pratibha/domain/time/calendar';
import { CALENDAR_CHOICE_WORDS as W } from '@pratibha/words/people/calendar-choice';
import { type ComponentProps, lazy } from 'react';
import { TextField } from '../../../ui/fields/TextField.tsx';
import { Ornament } from '../../../ui/page/Ornament.tsx';
import birthday from './Birthday.module.css';
import css from './UpdateProfilePage.module.css';
import { useCalendarChoice } from './use-calendar-choice.ts';

const BikramSambat = lazy(async () => {
  const { BikramSambat: component } = await import('./BikramSambat.tsx');
  return { default: component };
});

type Props = ComponentProps<typeof TextField> & {
  readonly value: string;
  readonly error: string | undefined;
  readonly onEnter: (dob: string) => void;
};

/** The date of birth, entered in AD or in Bikram Sambat, as the person likes (R2.42). */
export function Birthday({ onEnter, ...field }: Props) {
  const { value, error } = field;
  const [isInBs, choose] = useCalendarChoice(value);
  const inAd = <TextField {...field} type="date" autoComplete="bday" />;
  return (
    <div>
      {isInBs ? (
        <Ornament instead={inAd}>
          <BikramSambat value={value} error={error} onChange={onEnter} />
        </Ornament>
      ) : (
        <>
          {inAd}
          <p className={css.sambat} data-empty={value === ''} aria-live="polite">
            <Ornament>{value !== '' && <BikramSambat value={value} />}</Ornament>
          </p>
        </>
      )}
      <button
        type="button"
        className={birthday.calendar}
        onClick={() => {
          // Half a day of one calendar is nothing in the field of the other.
          if (isInBs && !isCalendarDay(value)) onEnter('');
          choose(!isInBs);
        }}
      >
        {isInBs ? W.inAd : W.inBikramSambat}
      </button>
    </div>
  );
}
