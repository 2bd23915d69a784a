import { TextAreaField } from '../../../ui/fields/TextAreaField.tsx';
import { TextField } from '../../../ui/fields/TextField.tsx';
import { QUESTION_LOOKS } from '../../questions/questions.ts';
import { ChoiceField } from './ChoiceField.tsx';
import { type QuestionFieldProps, questionLabel } from './question-field.ts';

/** One question with the field of its type. */
export function QuestionField(props: QuestionFieldProps) {
  const { question, entry, error, isFirst, onChange } = props;
  const look = QUESTION_LOOKS[question.type].field;
  if (look.as === 'choice') {
    const options = look.options ?? question.options;
    return <ChoiceField {...props} isMany={look.isMany} options={options} />;
  }
  const field = {
    label: questionLabel(question),
    help: question.help,
    error,
    value: entry.text,
    'aria-required': question.required,
    'data-autofocus': isFirst ? true : undefined,
    onChange: (event: { currentTarget: { value: string } }) =>
      onChange({ ...entry, text: event.currentTarget.value }),
  };
  if (look.as === 'lines') return <TextAreaField {...field} rows={look.rows} />;
  return <TextField {...field} {...look.input(question)} />;
}
