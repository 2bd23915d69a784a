import { sql } from 'kysely';

type RefusedGuest = { readonly event_title: string; readonly name: string | null };

/** Of the guest whose link another device pressed; nothing once that was seen to. */
export const refusedGuest = sql<RefusedGuest>`(
  select to_jsonb(refused) from (
    select events.title as event_title, guests.name from guests
    join rounds on rounds.id = guests.round_id
    join events on events.id = rounds.event_id
    where guests.id = (told.params ->> 'guest_id')::int and guests.refused_at is not null
  ) as refused)`;
