import type { OwnFollowUp } from '@pratibha/contract/follow-ups';
import { questionsOf } from '@pratibha/domain/questions/questions';
import { FOLLOW_UP_WORDS } from '@pratibha/words/follow-ups/student';
import { useQuery } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { read } from '../../../../data/queries.ts';
import { DetailList, Fact } from '../../../../ui/dialog/DetailDrawer.tsx';
import { FetchFailed } from '../../../../ui/page/RenewalFailed.tsx';
import { Button } from '../../../../ui/plain/Button.tsx';
import { answerWords } from '../../../questions/questions.ts';
import { lateDialog } from '../../../session/session.tsx';
import css from './FollowUp.module.css';

const FollowUpDialog = lateDialog(
  async () => (await import('./FollowUpDialog.tsx')).FollowUpDialog,
);

type Props = { readonly eventId: number };

/**
 * What the organisers of an event ask its shortlisted student, with the answers; nothing where they
 * ask nothing.
 */
export function FollowUp({ eventId }: Props) {
  const headingId = useId();
  const [isOpen, setIsOpen] = useState(false);
  const followUps = useQuery(read('GET /user/follow-ups', {}));
  if (followUps.isError && followUps.data === undefined) {
    return <FetchFailed message={FOLLOW_UP_WORDS.failed} of={followUps} />;
  }
  const asked = followUps.data?.find(({ event_id }) => event_id === eventId);
  if (asked === undefined) return null;
  const isAnswered = asked.answered_at !== null;
  // Of an event that is called off or closed nobody is asked any more.
  if (!isAnswered && asked.refusal !== null && asked.refusal !== 'follow-up-closed') return null;
  return (
    <section className={css.section} aria-labelledby={headingId}>
      <h3 id={headingId} className={css.heading}>
        {FOLLOW_UP_WORDS.heading}
      </h3>
      <p>{standing(asked)}</p>
      {isAnswered && <Answers followUp={asked} />}
      {asked.refusal === null && (
        <Button variant={isAnswered ? 'secondary' : 'primary'} onClick={() => setIsOpen(true)}>
          {isAnswered ? FOLLOW_UP_WORDS.change : FOLLOW_UP_WORDS.answer}
        </Button>
      )}
      {isOpen && <FollowUpDialog followUp={asked} onClose={() => setIsOpen(false)} />}
    </section>
  );
}

function standing({ answered_at, refusal, last_day }: OwnFollowUp): string {
  if (answered_at === null) {
    return refusal === null ? FOLLOW_UP_WORDS.asked(last_day) : FOLLOW_UP_WORDS.missed(last_day);
  }
  return refusal === null ? FOLLOW_UP_WORDS.answered(last_day) : FOLLOW_UP_WORDS.over;
}

function Answers({ followUp }: { readonly followUp: OwnFollowUp }) {
  const given = new Map(followUp.question_answers.flatMap((each) => Object.entries(each)));
  return (
    <DetailList>
      {questionsOf(followUp.questions).flatMap(({ number, question, type }) => {
        const answer = given.get(number);
        return answer === undefined
          ? []
          : [
              <Fact key={number} label={question}>
                {answerWords(type, answer)}
              </Fact>,
            ];
      })}
    </DetailList>
  );
}
