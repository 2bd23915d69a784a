import { QUESTIONNAIRE_WORDS } from '@pratibha/words/registrations/student/questionnaire';
import { TextAreaField } from '../../../ui/fields/TextAreaField.tsx';
import { TextField } from '../../../ui/fields/TextField.tsx';
import { QUESTION_LOOKS } from '../../questions/questions.ts';
import { AnswerCount } from './AnswerCount.tsx';
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
  const { least, most } = question;
  const range = look.as === 'line' ? QUESTIONNAIRE_WORDS.range(least, most) : null;
  const field = {
    label: questionLabel(props),
    help: [question.help, range].filter(Boolean).join(' '),
    error,
    value: entry.text,
    'aria-required': question.required,
    'data-autofocus': isFirst ? true : undefined,
    onChange: (event: { currentTarget: { value: string } }) =>
      onChange({ ...entry, text: event.currentTarget.value }),
  };
  const isLong = look.as === 'lines';
  return (
    <div>
      {isLong ? (
        <TextAreaField {...field} rows={look.rows} />
      ) : (
        <TextField {...field} {...look.input(question)} />
      )}
      {(isLong || question.max_words !== null) && (
        <AnswerCount text={entry.text} limit={question.max_words} />
      )}
    </div>
  );
}
