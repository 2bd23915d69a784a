import { useComingPlace } from '../../../data/coming-place.ts';

/** When and where the event of a registration is, below its status, until it is over. */
export function PlaceLine({ id }: { readonly id: number }) {
  const line = useComingPlace(id);
  return line && <small>{line}</small>;
}
