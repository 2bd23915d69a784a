import { useComingPlace } from '../../../data/coming-place.ts';
import css from './PlaceLine.module.css';

/** When and where the event is, below the status of what is told of it, until it is over. */
export function PlaceLine({ id }: { readonly id: number }) {
  const line = useComingPlace(id);
  return line && <small className={css.line}>{line}</small>;
}
