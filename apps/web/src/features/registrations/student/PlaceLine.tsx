import { usePlaceLine } from '../../../data/event-place.ts';

/** When and where the event of a registration is, below its title. */
export function PlaceLine({ id }: { readonly id: number }) {
  const line = usePlaceLine(id);
  return (
    line && (
      <>
        <br />
        <small>{line}</small>
      </>
    )
  );
}
