import { usePlaceLine } from '../../../data/event-place.ts';
import css from './PlaceLine.module.css';

/** When and where the event of a work is, below its title. */
export function PlaceLine({ id }: { readonly id: number }) {
  const line = usePlaceLine(id);
  return line && <span className={css.line}>{line}</span>;
}
