import css from './RowPicture.module.css';

type Props = {
  readonly src: string;
  /** Where it stands: it makes rows of students and judges no higher, so that nothing moves. */
  readonly at: 'cell' | 'title' | 'line';
};

/** A small picture by which a row is known at a glance: its words say all that it says. */
export function RowPicture({ src, at }: Props) {
  return (
    <img src={src} alt="" loading="lazy" decoding="async" className={css.picture} data-at={at} />
  );
}
