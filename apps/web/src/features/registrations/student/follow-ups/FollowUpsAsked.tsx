import { FOLLOW_UP_WORDS } from '@pratibha/words/follow-ups/student';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { read } from '../../../../data/queries.ts';
import { Button } from '../../../../ui/plain/Button.tsx';
import { lateDialog } from '../../../session/session.tsx';
import css from './FollowUpsAsked.module.css';

const FollowUpDialog = lateDialog(
  async () => (await import('./FollowUpDialog.tsx')).FollowUpDialog,
);

/** Above the registrations: which events wait for answers of this student; nothing for most. */
export function FollowUpsAsked() {
  const followUps = useQuery(read('GET /user/follow-ups', {})).data ?? [];
  const [openId, setOpenId] = useState<number | null>(null);
  const waiting = followUps.filter(
    ({ answered_at, refusal }) => answered_at === null && refusal === null,
  );
  // Who has answered meanwhile in another tab still reads what became of the form.
  const opened = followUps.find(({ id }) => id === openId);
  return (
    <>
      {waiting.length > 0 && (
        <ul className={css.list}>
          {waiting.map(({ id, event_title, last_day }) => (
            <li key={id}>
              <p>{FOLLOW_UP_WORDS.askedOf(event_title, last_day)}</p>
              <Button
                aria-label={FOLLOW_UP_WORDS.answerFor(event_title)}
                onClick={() => setOpenId(id)}
              >
                {FOLLOW_UP_WORDS.answer}
              </Button>
            </li>
          ))}
        </ul>
      )}
      {opened && <FollowUpDialog followUp={opened} onClose={() => setOpenId(null)} />}
    </>
  );
}
