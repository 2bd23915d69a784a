import { useComingPlace } from '../../../data/coming-place.ts';
import css from './MySubmissionsPage.module.css';

/** When and where the event of a work is, below its status, until it is over. */
export function PlaceLine({ id }: { readonly id: number }) {
  const line = useComingPlace(id);
  return line && <small className={css.place}>{line}</small>;
}
