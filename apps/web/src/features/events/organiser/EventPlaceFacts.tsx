import { venueOf } from '@pratibha/domain/events/event-place';
import { EVENT_FIELD_WORDS } from '@pratibha/words/events/organiser/fields';
import { EVENT_PLACE_FACTS_WORDS } from '@pratibha/words/events/organiser/place';
import { placeLine } from '@pratibha/words/place-line';
import { useQuery } from '@tanstack/react-query';
import { read } from '../../../data/queries.ts';
import { Fact } from '../../../ui/dialog/DetailDrawer.tsx';
import { RowWarning } from '../../../ui/list/RowWarning.tsx';
import { LIVE_QUERY } from '../../console/console.tsx';

/** When and where an event is, and which others are there at the same hour. */
export function EventPlaceFacts({ id }: { readonly id: number }) {
  const params = { id: String(id) };
  const { data } = useQuery({ ...read('GET /admin/events/{id}/form', { params }), ...LIVE_QUERY });
  if (data === undefined) return null;
  const line = placeLine({ ...data, ...venueOf(data, data.edition_venue) });
  return (
    <>
      <Fact label={EVENT_PLACE_FACTS_WORDS.whenAndWhere}>
        {line || EVENT_PLACE_FACTS_WORDS.none}
        {data.in_the_way.map(({ event_id, event_title }) => (
          <RowWarning key={event_id}>{EVENT_PLACE_FACTS_WORDS.inTheWay(event_title)}</RowWarning>
        ))}
      </Fact>
      {data.seats !== null && <Fact label={EVENT_PLACE_FACTS_WORDS.seats}>{data.seats}</Fact>}
      {data.reply_to !== null && (
        <Fact label={EVENT_FIELD_WORDS.reply_to.label}>{data.reply_to}</Fact>
      )}
    </>
  );
}
