import css from './Avatar.module.css';
import { usePicture } from './use-picture.ts';

type Props = {
  readonly name: string;
  readonly picture: string | null;
  readonly size: 'small' | 'large';
};

/** A round picture of a person; the first letter of the name where there is none. */
export function Avatar({ name, picture, size }: Props) {
  const { isShown, ref, onError } = usePicture(picture);
  return (
    <span className={`${css.avatar} ${css[size]}`} aria-hidden="true">
      {picture !== null && isShown ? (
        <img ref={ref} src={picture} alt="" referrerPolicy="no-referrer" onError={onError} />
      ) : (
        ([...name.trim()][0] ?? '?').toUpperCase()
      )}
    </span>
  );
}
