import { Textarea, TextInput } from '@mantine/core';
import { YES_NO } from '@pratibha/domain/questions/questions';
import { ChoiceField } from './ChoiceField.tsx';
import { type QuestionFieldProps, questionLabel } from './question-field.ts';

/** One question with the field of its type. */
export function QuestionField(props: QuestionFieldProps) {
  const { question, entry, error, isFirst, onChange } = props;
  const { type, help } = question;
  if (type === 'single_choice' || type === 'multiple_choice') {
    return <ChoiceField {...props} />;
  }
  if (type === 'yes_no') {
    const asked = { ...question, options: YES_NO, other: false };
    return <ChoiceField {...props} question={asked} />;
  }
  const field = {
    label: questionLabel(question),
    description: help,
    error,
    value: entry.text,
    'aria-required': question.required,
    'data-autofocus': isFirst ? true : undefined,
    onChange: (event: { currentTarget: { value: string } }) =>
      onChange({ ...entry, text: event.currentTarget.value }),
  };
  if (type === 'long_text') return <Textarea {...field} rows={5} />;
  return <TextInput {...field} {...INPUT_KINDS[type]} />;
}

const INPUT_KINDS = {
  short_text: { type: 'text' },
  number: { type: 'text', inputMode: 'decimal', autoComplete: 'off' },
  url: { type: 'url', inputMode: 'url', placeholder: 'https://', autoComplete: 'url' },
} as const;
