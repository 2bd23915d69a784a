import { DEMO_GUEST_WORDS } from '@pratibha/words/judging/student/demo-guest';
import { useQuery } from '@tanstack/react-query';
import { read } from '../../../data/queries.ts';
import { DetailList, Fact } from '../../../ui/dialog/DetailDrawer.tsx';

const W = DEMO_GUEST_WORDS;

/** In the demo: the link by which whoever tries it judges works of this event as a guest. */
export function DemoGuest({ eventId }: { readonly eventId: number }) {
  const { data = [] } = useQuery(read('GET /demo/guests', {}));
  const guests = data.filter(({ event_id }) => event_id === eventId);
  if (guests.length === 0) return null;
  return (
    <DetailList>
      <Fact label={W.label}>
        {guests.map(({ name, path }) => (
          <a key={path} href={path} target="_blank" rel="noopener">
            {W.as(name)}
          </a>
        ))}
        <br />
        {W.where}
      </Fact>
    </DetailList>
  );
}
