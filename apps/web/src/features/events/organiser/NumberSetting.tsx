import { QUESTION_BUILDER_WORDS } from '@pratibha/words/questions/organiser';
import { useState } from 'react';
import { TextField } from '../../../ui/fields/TextField.tsx';
import type { BuilderQuestion } from './builder-questions.ts';

type Props = {
  readonly item: BuilderQuestion;
  readonly onChange: (item: BuilderQuestion) => void;
  readonly name: 'least' | 'most' | 'max_words';
};

/** What can become a number: anything else that is typed is not taken. */
const ON_THE_WAY = /^-?[0-9]*\.?[0-9]*$/;

/** A setting that is a number; empty for none. */
export function NumberSetting({ item, onChange, name }: Props) {
  const value = item[name];
  const [text, setText] = useState(value === null ? '' : String(value));
  // What is typed may say the number in another way, such as 1.0, or be none yet, such as a minus.
  const isSame = numberIn(text) === value;
  return (
    <TextField
      label={QUESTION_BUILDER_WORDS[name]}
      help={QUESTION_BUILDER_WORDS.noBound}
      inputMode="decimal"
      autoComplete="off"
      value={isSame ? text : String(value ?? '')}
      onChange={({ currentTarget }) => {
        const typed = currentTarget.value.trim();
        if (!ON_THE_WAY.test(typed)) return;
        setText(typed);
        onChange({ ...item, [name]: numberIn(typed) });
      }}
      onBlur={() => setText(String(value ?? ''))}
    />
  );
}

/** Null for what is empty or no number. */
function numberIn(text: string): number | null {
  const number = text === '' ? Number.NaN : Number(text);
  return Number.isFinite(number) ? number : null;
}
