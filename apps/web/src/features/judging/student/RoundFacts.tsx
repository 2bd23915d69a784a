import type { JudgedRound } from '@pratibha/contract/judge';
import { JUDGED_ROUNDS_WORDS } from '@pratibha/words/judging/judge/rounds';
import { formatDateTime, relativeTime } from '@pratibha/words/time';
import { useNow } from '../../../data/server-clock.ts';
import { Badge, type Tone } from '../../../ui/plain/Badge.tsx';
import css from './judge.module.css';

const W = JUDGED_ROUNDS_WORDS;

const TONES: Readonly<Record<JudgedRound['state'], Tone>> = {
  prepared: 'neutral',
  waiting: 'info',
  open: 'success',
  over: 'neutral',
};

/** Where a round stands, how much of it is done, and how much time is left. */
export function RoundFacts({ round }: { readonly round: JudgedRound }) {
  const now = useNow(60_000);
  const [opens, closes] = [round.opens_at, round.closes_at].map((at) => new Date(at));
  if (opens === undefined || closes === undefined) return null;
  const isRunning = round.state === 'open' && now !== null && now < closes;
  return (
    <>
      <p className={css.facts}>
        <Badge tone={TONES[round.state]}>{W.states[round.state]}</Badge>
        {round.works > 0 && <strong>{W.sent(round.sent, round.works)}</strong>}
        {isRunning && <span>{W.ends(relativeTime(now, closes))}</span>}
      </p>
      <p className={css.quiet}>
        {W.window(formatDateTime(opens), formatDateTime(closes))}
        {W.separator}
        {W.minutes(round.minutes_per_work)}
      </p>
      {round.names_judges && <p className={css.quiet}>{W.named}</p>}
    </>
  );
}
