import { JUDGE_RUNNING_WORDS } from '@pratibha/words/judging/judge/running';
import css from './judge.module.css';
import { useStanding } from './use-standing.ts';

const W = JUDGE_RUNNING_WORDS;

/** Says that judging is paused in a round, and why, within seconds. */
export function PauseNote({ roundId }: { readonly roundId: number }) {
  const pause = useStanding(roundId)?.pause ?? null;
  return (
    <div role="status">
      {pause && (
        <div className={css.notice}>
          <strong>{W.paused}</strong>
          <p>{W.pausedText(pause.sentence)}</p>
          <p>{W.pausedMeans}</p>
        </div>
      )}
    </div>
  );
}
