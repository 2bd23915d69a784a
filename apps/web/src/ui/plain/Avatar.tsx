import { useState } from 'react';
import css from './Avatar.module.css';

type Props = {
  readonly name: string;
  readonly picture: string | null;
  readonly size: 'small' | 'large';
};

/** A round picture of a person; the first letter of the name where there is none. */
export function Avatar({ name, picture, size }: Props) {
  const [isBroken, setIsBroken] = useState(false);
  const hasPicture = picture !== null && picture !== '' && !isBroken;
  return (
    <span className={`${css.avatar} ${css[size]}`} aria-hidden="true">
      {hasPicture ? (
        <img src={picture} alt="" referrerPolicy="no-referrer" onError={() => setIsBroken(true)} />
      ) : (
        ([...name.trim()][0] ?? '?').toUpperCase()
      )}
    </span>
  );
}
