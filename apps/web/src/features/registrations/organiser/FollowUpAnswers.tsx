import { questionsOf } from '@pratibha/domain/questions/questions';
import { FOLLOW_UP_ADMIN_WORDS as W } from '@pratibha/words/follow-ups/organiser';
import { formatDateTime } from '@pratibha/words/time';
import { useQuery } from '@tanstack/react-query';
import { read } from '../../../data/queries.ts';
import { LIVE_QUERY } from '../../console/console.tsx';
import { Answers } from './Answers.tsx';
import css from './RegistrationDetails.module.css';

/** What a shortlisted student answered to the follow-up questions; nothing where none are asked. */
export function FollowUpAnswers({ registrationId }: { readonly registrationId: number }) {
  const input = { params: { id: String(registrationId) } };
  const found = useQuery({
    ...read('GET /admin/registrations/{id}/follow-up', input),
    ...LIVE_QUERY,
  });
  if (found.isError && found.data === undefined)
    return <p className={css.quiet}>{W.answersFailed}</p>;
  if (!found.data?.is_asked) return null;
  const { question_answers: answers, questions, answered_at } = found.data;
  return (
    <section>
      <h3 className={css.heading}>{W.answers}</h3>
      <p className={css.quiet}>
        {answered_at === null ? W.notYet : W.answeredAt(formatDateTime(new Date(answered_at)))}
      </p>
      {answered_at !== null && answers !== null && (
        <Answers questions={questionsOf(questions)} answers={answers} />
      )}
    </section>
  );
}
