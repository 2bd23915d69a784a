import type { AdminRegistration } from '@pratibha/contract/registrations';
import type { Question } from '@pratibha/domain/questions/questions';
import { ADMIN_REGISTRATIONS_WORDS } from '@pratibha/words/registrations/organiser';
import { DetailList, Fact } from '../../../ui/dialog/DetailDrawer.tsx';
import { answerWords } from '../../questions/questions.ts';
import css from './RegistrationDetails.module.css';

type Props = {
  readonly questions: readonly Question[];
  readonly answers: NonNullable<AdminRegistration['answers']>;
};

/** Answers with the questions as they were answered. */
export function Answers({ questions, answers }: Props) {
  const given = new Map(answers.flatMap((each) => Object.entries(each)));
  const unknown = [...given.keys()].filter(
    (key) => !questions.some(({ number }) => number === key),
  );
  if (given.size === 0) return <p className={css.quiet}>{ADMIN_REGISTRATIONS_WORDS.noAnswers}</p>;
  return (
    <DetailList>
      {questions.map(({ number, question, type }) => (
        <Fact key={number} label={ADMIN_REGISTRATIONS_WORDS.question(number, question)}>
          {given.has(number)
            ? answerWords(type, given.get(number) ?? '')
            : ADMIN_REGISTRATIONS_WORDS.notAnswered}
        </Fact>
      ))}
      {unknown.map((number) => (
        <Fact key={number} label={ADMIN_REGISTRATIONS_WORDS.question(number, '')}>
          {answerWords(null, given.get(number) ?? '')}
        </Fact>
      ))}
    </DetailList>
  );
}
