import css from './Countdown.module.css';

const SECOND = 1000;
const UNITS = [
  ['days', 86_400 * SECOND, Number.POSITIVE_INFINITY],
  ['hours', 3600 * SECOND, 24],
  ['minutes', 60 * SECOND, 60],
  ['seconds', SECOND, 60],
] as const;

type Props = {
  readonly target: Date;
  readonly now: Date;
  readonly words: Readonly<Record<(typeof UNITS)[number][0], string>>;
  readonly label: string;
};

/**
 * What is left until `target`, in days, hours, minutes and seconds. Read out once as a timer, not
 * every second; the boxes keep their size while the digits change.
 */
export function Countdown({ target, now, words, label }: Props) {
  const left = Math.max(0, target.getTime() - now.getTime());
  return (
    <div className={css.units} role="timer" aria-label={label} aria-live="off">
      {UNITS.map(([name, length, modulus]) => (
        <div key={name} className={css.unit}>
          <span className={css.number}>
            {String(Math.floor(left / length) % modulus).padStart(2, '0')}
          </span>
          <span className={css.word}>{words[name]}</span>
        </div>
      ))}
    </div>
  );
}
