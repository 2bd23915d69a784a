import css from './Spinner.module.css';

type Props = {
  /** What is being waited for; always visible, as a picture alone says little. */
  readonly label: string;
  /** Over the whole page instead of at its place. */
  readonly isFullPage?: boolean;
};

/** Waiting, in a ring and in words. */
export function Spinner({ label, isFullPage = false }: Props) {
  return (
    <div className={isFullPage ? css.page : css.inline} role="status">
      <div className={css.box}>
        <span className={css.ring} aria-hidden="true" />
        <span>{label}</span>
      </div>
    </div>
  );
}
