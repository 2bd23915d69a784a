import type { WorkByRank } from '@pratibha/contract/round-rankings';
import own from './ranking.module.css';

/** In points, on whole tens. */
type Scale = { readonly from: number; readonly to: number };

/** From where to where all bars reach; null where no work has one. */
export function scaleOf(works: readonly WorkByRank[]): Scale | null {
  const ends = works.flatMap(({ calibrated, margin, mean }) =>
    calibrated === null || margin === null || mean === null
      ? []
      : [calibrated - margin, calibrated + margin, mean],
  );
  if (ends.length === 0) return null;
  const tens = (value: number) => Math.floor(value / 10) * 10;
  return { from: tens(Math.min(...ends)), to: tens(Math.max(...ends)) + 10 };
}

/**
 * The interval of a work's points as a bar, with a line where they are and a ring where the mean
 * is: told apart by their shapes. What it shows stands beside it as numbers.
 */
export function IntervalBar({ scale, work }: { readonly scale: Scale; readonly work: WorkByRank }) {
  const { calibrated, margin, mean } = work;
  if (calibrated === null || margin === null || mean === null) return null;
  const place = (points: number) => (100 * (points - scale.from)) / (scale.to - scale.from);
  const left = place(calibrated - margin);
  return (
    <span className={own.scale} aria-hidden="true">
      <span
        className={own.bar}
        style={{ left: `${left}%`, width: `${place(calibrated + margin) - left}%` }}
      />
      <span className={own.line} style={{ left: `${place(calibrated)}%` }} />
      <span className={own.ring} style={{ left: `${place(mean)}%` }} />
    </span>
  );
}
