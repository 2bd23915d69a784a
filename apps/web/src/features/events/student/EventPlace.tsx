import { EVENT_PLACE_WORDS } from '@pratibha/words/events/student/place';
import { useQuery } from '@tanstack/react-query';
import { ExternalLink } from 'lucide-react';
import { usePlace } from '../../../data/event-place.ts';
import { read } from '../../../data/queries.ts';
import { DetailList, Fact } from '../../../ui/dialog/DetailDrawer.tsx';
import { Markdown } from '../../pages/pages.ts';
import css from './EventPlace.module.css';

/** How one gets to an event, and what one brings; nothing where none of it is said. */
export function EventPlace({ id }: { readonly id: number }) {
  const place = usePlace(id);
  if (place === undefined) return null;
  const { venue_address: address, venue_map_url: map, brings } = place;
  return (
    <>
      {(address !== null || map !== null) && (
        <DetailList>
          <Fact label={EVENT_PLACE_WORDS.address}>
            {address}{' '}
            {map !== null && (
              <a href={map} target="_blank" rel="noopener noreferrer">
                {EVENT_PLACE_WORDS.map}{' '}
                <ExternalLink
                  size={16}
                  strokeWidth={1.75}
                  aria-label={EVENT_PLACE_WORDS.opensElsewhere}
                />
              </a>
            )}
          </Fact>
        </DetailList>
      )}
      {brings && <ToBring id={id} />}
    </>
  );
}

function ToBring({ id }: { readonly id: number }) {
  const params = { id: String(id) };
  const { data } = useQuery(read('GET /user/events/{id}/what-to-bring', { params }));
  const text = data?.what_to_bring ?? null;
  if (text === null) return null;
  return (
    <section className={css.bring}>
      <h2>{EVENT_PLACE_WORDS.bring}</h2>
      <Markdown text={text} level={3} />
    </section>
  );
}
