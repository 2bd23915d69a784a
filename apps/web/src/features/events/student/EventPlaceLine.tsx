import { usePlaceLine } from '../../../data/event-place.ts';
import css from './EventTimes.module.css';

/** When and where an event is, in one line; nothing where nothing is said. */
export function EventPlaceLine({ id }: { readonly id: number }) {
  const line = usePlaceLine(id);
  return line && <p className={css.place}>{line}</p>;
}
