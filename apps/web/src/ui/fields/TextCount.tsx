import { useIsHydrating } from '../plain/use-is-hydrating.ts';
import css from './TextCount.module.css';

type Props = {
  readonly count: number;
  /** How much is allowed; null is no limit. */
  readonly limit: number | null;
  /** The count in words, beside the limit. */
  readonly words: string;
};

/** How much was written so far, and how much may be; read aloud once it is too much. */
export function TextCount({ count, limit, words }: Props) {
  // No page comes with styles in its markup: the policy refuses them.
  const isHydrating = useIsHydrating();
  const isOver = limit !== null && count > limit;
  return (
    <p className={css.count} data-over={isOver}>
      {limit !== null && (
        <span className={css.bar} aria-hidden="true">
          {!isHydrating && <span style={{ width: `${Math.min(100, (100 * count) / limit)}%` }} />}
        </span>
      )}
      <span aria-live={isOver ? 'polite' : 'off'}>{words}</span>
    </p>
  );
}
