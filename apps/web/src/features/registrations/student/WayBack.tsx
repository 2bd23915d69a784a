import { ComeAfterAll } from './ComeAfterAll.tsx';
import { NotComing } from './NotComing.tsx';

type Props = {
  readonly eventId: number;
  /** Whether the way back stands there, too. */
  readonly hasWay?: boolean;
};

/** On other pages than My Registrations: that the person cannot come, perhaps with the way back. */
export function WayBack({ eventId, hasWay = false }: Props) {
  return (
    <>
      <NotComing eventId={eventId} />
      {hasWay && <ComeAfterAll eventId={eventId} />}
    </>
  );
}
