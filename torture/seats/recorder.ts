import type { Happening } from '@pratibha/domain/waiting/line-record';
import type { Pool, PoolClient } from 'pg';

/*
 * Has the database write down what happens to seats, in the midst of it: whoever moves one holds
 * the row of the event's seats until its transaction ends, so that this is the order of all of it.
 * What is undone is not in it.
 */

const RECORDER = `
  create schema torture;
  create table torture.happened (
    n bigserial primary key, event_id integer not null, user_id integer, row_id integer,
    what text not null, chooses boolean, until timestamptz, by_hand boolean, capacity integer, options integer,
    at timestamptz not null default clock_timestamp(), xid xid8 not null default pg_current_xact_id()
  );
  create index on torture.happened (event_id, n);
  create table torture.asked (
    xid xid8 not null default pg_current_xact_id(), actor_id integer, request text not null
  );
  create index on torture.asked (xid);

  create function torture.chooses(answers jsonb) returns boolean language sql immutable as
    $$ select answers @> '[{"1": "L"}]' $$;

  create function torture.of_registration() returns trigger language plpgsql as $$ begin
    if tg_op = 'DELETE' then
      insert into torture.happened (event_id, user_id, what)
        values (old.event_id, old.user_id, 'withdraw');
    else
      insert into torture.happened (event_id, user_id, what, chooses) values (new.event_id,
        new.user_id, case tg_op when 'INSERT' then 'register' else 'change' end,
        torture.chooses(new.answers));
    end if;
    return null;
  end $$;
  create trigger torture_came after insert or delete or update of answers on registrations
    for each row execute function torture.of_registration();

  create function torture.of_waiting() returns trigger language plpgsql as $$ begin
    insert into torture.happened (event_id, user_id, row_id, what, chooses, until, by_hand)
      values (new.event_id, new.user_id, new.id,
        case when tg_op = 'INSERT' then 'join'
          when new.ended_at is not null then new.outcome
          when old.offered_until is null and new.offered_until is not null then 'offered'
          else 'choose' end,
        torture.chooses(new.answers), new.offered_until, new.offered_by is not null);
    return null;
  end $$;
  create trigger torture_joined after insert or update of answers, offered_until, ended_at on waiting
    for each row execute function torture.of_waiting();

  create function torture.of_event() returns trigger language plpgsql as $$ begin
    insert into torture.happened (event_id, what, capacity, options) values (new.id, 'resize',
      new.capacity, (new.event_questions #>> '{1,seats,L}')::integer);
    return null;
  end $$;
  create trigger torture_resized after update of capacity on events
    for each row execute function torture.of_event();

  create function torture.of_audit() returns trigger language plpgsql as $$ begin
    insert into torture.asked (actor_id, request) values (new.actor_id, new.request_id);
    return null;
  end $$;
  create trigger torture_asked after insert on audit
    for each row when (new.request_id is not null) execute function torture.of_audit();
`;

/** A seat too many is told by the database itself, at every change of a row; so is an option. */
const TOO_MANY = `
  create function torture.too_many() returns trigger language plpgsql as $$ begin
    if new.taken + new.held > (select capacity from events where id = new.event_id) then
      raise exception 'a seat too many: % taken, % held', new.taken, new.held;
    end if;
    return null;
  end $$;
  create trigger torture_too_many after update on event_seats
    for each row when (new.taken + new.held > old.taken + old.held)
    execute function torture.too_many();

  create function torture.too_many_of_option() returns trigger language plpgsql as $$ begin
    raise exception 'an option too many: % taken', new.taken;
  end $$;
  create trigger torture_too_many after update of taken on option_seats
    for each row when (new.taken > old.taken and new.taken > new.seats)
    execute function torture.too_many_of_option();
`;

/** A part of all offers stands for a moment alone, and not for hours. */
const SHORT_OFFERS = `
  create function torture.shorten() returns trigger language plpgsql as $$ begin
    new.offered_until := clock_timestamp() + (new.id % 11) * interval '40 milliseconds';
    return new;
  end $$;
  create trigger torture_shorten before update of offered_until on waiting
    for each row when (old.offered_until is null and new.offered_until is not null
      and new.id % 5 < 2)
    execute function torture.shorten();
`;

/** Begins to write down what happens in a database. */
export async function startRecording(pool: Pool): Promise<void> {
  await pool.query(RECORDER + TOO_MANY + SHORT_OFFERS);
}

type Row = {
  readonly xid: string;
  readonly user_id: number | null;
  readonly what: string;
  readonly chooses: boolean | null;
  readonly until: number | null;
  readonly by_hand: boolean | null;
  readonly capacity: number | null;
  readonly options: number | null;
  readonly at: number;
};

/** What happened in an event so far. */
export async function recordOf(
  client: PoolClient,
  eventId: number,
  whoIs: (userId: number | null) => number,
): Promise<Happening[]> {
  const { rows } = await client.query<Row>(
    `select xid::text, user_id, what, chooses, by_hand, capacity, options,
       (extract(epoch from until) * 1000)::float8 as until,
       (extract(epoch from at) * 1000)::float8 as at
     from torture.happened where event_id = $1
     -- One statement offers seats to several, in no order of its own.
     order by case when what = 'offered' then min(n) over (partition by xid, what) else n end,
       row_id`,
    [eventId],
  );
  const asked = await client.query<{ xid: string; actor_id: number | null; request: string }>(
    `select xid::text, actor_id, request from torture.asked
     where xid in (select xid from torture.happened where event_id = $1)`,
    [eventId],
  );
  // What the clients count by has no clock of its own.
  const begin = Date.now() - performance.now();
  const requests = new Map(asked.rows.map((row) => [`${row.xid} ${row.actor_id}`, row.request]));
  const ofOrganisers = new Map(asked.rows.map(({ xid, request }) => [xid, request]));
  const accepted = new Set(
    rows.filter(({ what }) => what === 'accepted').map(({ xid, user_id }) => `${xid} ${user_id}`),
  );
  return rows.flatMap((row) => {
    const whose = `${row.xid} ${row.user_id}`;
    const isByOrganiser = row.what === 'resize' || row.by_hand === true;
    const request =
      (isByOrganiser && row.what !== 'accepted' ? ofOrganisers.get(row.xid) : null) ??
      requests.get(whose) ??
      null;
    const happening = happeningOf(row, { request, isAccepted: accepted.has(whose) });
    return happening === null
      ? []
      : [{ ...happening, who: whoIs(row.user_id), at: row.at - begin, ...untilOf(row, begin) }];
  });
}

type Happened = Happening extends infer Each
  ? Each extends Happening
    ? Omit<Each, 'who' | 'at' | 'until'>
    : never
  : never;

/** Until when an offer stands that was made now. */
function untilOf({ what, until }: Row, begin: number): Pick<Happening, 'until'> {
  return what === 'offered' && until !== null ? { until: until - begin } : {};
}

function happeningOf(
  row: Row,
  { request, isAccepted }: { readonly request: string | null; readonly isAccepted: boolean },
): Happened | null {
  const chooses = row.chooses ?? false;
  switch (row.what) {
    case 'register':
      return isAccepted ? { does: 'accept', request } : { does: 'register', request, chooses };
    // Told with the registration.
    case 'accepted':
      return null;
    case 'change':
    case 'join':
    case 'choose':
      return { does: row.what, request, chooses };
    case 'withdraw':
      return { does: 'withdraw', request };
    case 'offered':
      return row.by_hand === true ? { does: 'offer', request } : { does: 'be-offered' };
    case 'declined':
      return { does: 'decline', request };
    case 'left':
      return request === null ? { does: 'be-seated' } : { does: 'leave', request };
    case 'expired':
      return { does: 'expire' };
    case 'resize':
      return {
        ...{ does: 'resize', request },
        sizes: { capacity: row.capacity ?? 0, options: row.options },
      };
    default:
      throw new Error(`what is "${row.what}"?`);
  }
}
