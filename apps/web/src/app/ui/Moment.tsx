import css from './Moment.module.css';

/** '14 July 2025, 16:57 NPT', given in words; where it needs two lines, the day and the time. */
export function Moment({ words }: { readonly words: string }) {
  const [day, time] = words.split(', ');
  return (
    <>
      <span className={css.part}>{day},</span> <span className={css.part}>{time}</span>
    </>
  );
}
