import { clockLeft, vibratesBetween } from '@pratibha/domain/judging/stands';
import { HALL_WORDS } from '@pratibha/words/judging/judge/stands';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { read } from '../../../data/queries.ts';
import { useNow } from '../../../data/server-clock.ts';
import css from './hall.module.css';

const W = HALL_WORDS;
const VIBRATION_MS = 200;

type Props = { readonly roundId: number; readonly assignmentId: number };

/** The time that is left at the stand of a work, where its round has a clock. */
export function StandClock({ roundId, assignmentId }: Props) {
  const params = { id: String(roundId) };
  const { data } = useQuery(read('GET /judge/rounds/{id}/stands', { params }));
  const here = data?.here?.assignment_id === assignmentId ? data.here : null;
  if (!here?.arrived_at || data?.clock_minutes == null) return null;
  return <Clock arrivedAt={here.arrived_at} minutes={data.clock_minutes} />;
}

function Clock({ arrivedAt, minutes }: { readonly arrivedAt: string; readonly minutes: number }) {
  const now = useNow(1_000);
  const left = now === null ? null : clockLeft(new Date(arrivedAt), minutes, now);
  const before = useRef(left);
  useEffect(() => {
    if (left === null) return;
    if (before.current !== null && vibratesBetween(before.current, left)) vibrate();
    before.current = left;
  }, [left]);
  if (left === null) return null;
  const seconds = Math.max(0, Math.ceil(left / 1_000));
  return (
    <div className={css.clock} data-is-over={left <= 0}>
      <p>{W.clock}</p>
      <p role="timer" aria-live="off" className={css.time}>
        {W.timeLeft(Math.floor(seconds / 60), seconds % 60)}
      </p>
      <p role="status">{left <= 0 && W.over}</p>
    </div>
  );
}

/** Once and quietly; browsers refuse it, loudly, on a page that nobody has touched. */
function vibrate(): void {
  if (!('vibrate' in navigator) || !navigator.userActivation?.hasBeenActive) return;
  navigator.vibrate(VIBRATION_MS);
}
