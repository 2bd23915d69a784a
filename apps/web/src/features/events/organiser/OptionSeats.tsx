import { LIMITS } from '@pratibha/domain/limits';
import { OPTION_SEATS_WORDS as W } from '@pratibha/words/questions/organiser/option-seats';
import { createContext, useContext, useState } from 'react';
import { TextField } from '../../../ui/fields/TextField.tsx';
import { type BuilderQuestion, withSeats } from './builder-questions.ts';
import css from './OptionSeats.module.css';

/** How many have chosen an option, by the words of its question and its own; null: not counted. */
export type TakenOf = (question: string, option: string) => number | null;

/** What the event that is edited has counted; nothing of a new one. */
export const TakenContext = createContext<TakenOf>(() => null);

type Props = {
  readonly item: BuilderQuestion;
  readonly onChange: (item: BuilderQuestion) => void;
};

/** How many may choose each option of a question; shown once somebody asks for it. */
export function OptionSeats({ item, onChange }: Props) {
  const { options, seats } = item;
  const [isOpen, setIsOpen] = useState(Object.keys(seats).length > 0);
  if (options.length === 0) return null;
  return (
    <details
      className={css.seats}
      open={isOpen}
      onToggle={({ currentTarget }) => setIsOpen(currentTarget.open)}
    >
      <summary>{W.heading}</summary>
      <p className={css.quiet}>{W.intro}</p>
      <div className={css.fields}>
        {options.map((option, index) => (
          // An option has no identity beside its place while its text is typed.
          <SeatsField
            key={`option ${index + 1}`}
            question={item.question}
            option={option}
            value={Object.hasOwn(seats, option) ? (seats[option] ?? null) : null}
            onChange={(number) => onChange(withSeats(item, option, number))}
          />
        ))}
      </div>
    </details>
  );
}

type FieldProps = {
  readonly question: string;
  readonly option: string;
  readonly value: number | null;
  readonly onChange: (value: number | null) => void;
};

function SeatsField({ question, option, value, onChange }: FieldProps) {
  const taken = useContext(TakenContext)(question.trim(), option);
  return (
    <TextField
      label={W.seatsOf(option)}
      help={taken === null ? '' : W.taken(taken, value)}
      inputMode="numeric"
      autoComplete="off"
      value={value === null ? '' : String(value)}
      onChange={({ currentTarget }) => {
        const typed = currentTarget.value.trim();
        // What can become no number of seats is not taken.
        if (!/^[0-9]{0,7}$/.test(typed) || Number(typed) > LIMITS.capacity) return;
        onChange(typed === '' ? null : Number(typed));
      }}
    />
  );
}
