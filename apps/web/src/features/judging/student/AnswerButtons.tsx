import type { JudgedRound } from '@pratibha/contract/judge';
import { JUDGED_ROUNDS_WORDS } from '@pratibha/words/judging/judge/rounds';
import { useState } from 'react';
import { Button } from '../../../ui/plain/Button.tsx';
import css from './judge.module.css';
import { AcceptDialog, DeclineDialog } from './late-dialogs.ts';

const W = JUDGED_ROUNDS_WORDS;

/** What somebody who is asked to judge answers; who has accepted can still decline. */
export function AnswerButtons({ round }: { readonly round: JudgedRound }) {
  const [opened, setOpened] = useState<'accept' | 'decline' | null>(null);
  const close = () => setOpened(null);
  if (round.state === 'over') return null;
  const isAsked = round.judge_state === 'asked';
  return (
    <>
      {isAsked && <p>{W.asked}</p>}
      <div className={css.actions}>
        <Button variant="secondary" onClick={() => setOpened('decline')}>
          {W.decline}
        </Button>
        {isAsked && <Button onClick={() => setOpened('accept')}>{W.accept}</Button>}
      </div>
      {opened === 'accept' && <AcceptDialog round={round} onClose={close} />}
      {opened === 'decline' && <DeclineDialog round={round} onClose={close} />}
    </>
  );
}
