import css from './Spinner.module.css';

type Props = {
  /** What is being waited for; always visible, as a picture alone says little. */
  readonly label: string;
  /**
   * Over the whole page instead of at its place: in the middle of an empty one, and at the foot of
   * one that is drawn, whose words it leaves readable.
   */
  readonly over?: 'nothing' | 'words';
};

/** Waiting, in a ring and in words. */
export function Spinner({ label, over }: Props) {
  return (
    <div className={css.place} data-over={over} role="status" data-waits>
      <div className={css.box}>
        <span className={css.ring} aria-hidden="true" />
        <span>{label}</span>
      </div>
    </div>
  );
}
