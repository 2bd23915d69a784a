import { LANGUAGE } from '@pratibha/words/language';
import { CALENDAR_CHOICE_WORDS as W } from '@pratibha/words/people/calendar-choice';
import { useState } from 'react';
import { isBesideWanted, wantBeside } from '../../../shell/dates/beside-choice.ts';
import { TickField } from '../../../ui/fields/TickField.tsx';
import { useIsHydrating } from '../../../ui/plain/use-is-hydrating.ts';
import css from '../personal-data.module.css';

/** Whether dates in AD have Bikram Sambat beside them; nothing where they have it anyway. */
export function DatesCard() {
  const isHydrating = useIsHydrating();
  const [chosen, setChosen] = useState<boolean | null>(null);
  if (LANGUAGE !== 'en') return null;
  return (
    <section className={css.card} aria-labelledby="dates-heading">
      <h2 id="dates-heading">{W.heading}</h2>
      <TickField
        type="checkbox"
        label={W.beside}
        checked={chosen ?? (!isHydrating && isBesideWanted())}
        onChange={({ currentTarget: { checked } }) => {
          setChosen(checked);
          wantBeside(checked);
        }}
      />
    </section>
  );
}
