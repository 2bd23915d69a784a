-- Who waits for a seat of an event that is full, and to whom a freed one is offered (ADR 73). A freed seat is held for
-- one person and never returned to those that anybody takes: taken, held and how many wait stand in one row, which
-- whoever registers, accepts or offers locks first.

-- The events first, as everybody locks them.
lock table events in exclusive mode;
lock table registrations in share row exclusive mode;

alter table event_seats
  -- Seats that are offered to somebody who waits.
  add column held integer not null default 0 check (held >= 0),
  -- How many wait and have no offer: as long as there are any, nobody registers past them.
  add column in_line integer not null default 0 check (in_line >= 0);

create table waiting_lists (
  event_id integer primary key references events (id) on delete cascade,
  is_on boolean not null,
  -- Whether a freed seat goes to one of those who wait then, by lot; else to the first.
  by_lot boolean not null,
  offer_hours integer not null check (offer_hours between 1 and 168),
  -- Whether seats are offered after registration has closed, too.
  after_close boolean not null,
  version integer not null default 1 check (version > 0),
  updated_at timestamptz not null
);

-- Not a registration: no list, count, export or seat of those knows it. In the order of ids people stand in line.
create table waiting (
  id integer generated always as identity primary key,
  event_id integer not null references events (id),
  user_id integer not null references users (id),
  since timestamptz not null,
  answers jsonb not null check (jsonb_typeof(answers) = 'array'),
  -- The questions as they stood when they were answered.
  questions jsonb not null check (jsonb_typeof(questions) = 'object'),
  offered_at timestamptz,
  -- Until when it is open; an instant of the competition's clock.
  offered_until timestamptz,
  -- Who offered by hand, and why out of order; null: by itself.
  offered_by integer references users (id),
  offer_reason text check (offer_reason <> ''),
  -- Why the person was passed over, as they were told last.
  passed_over text,
  -- Once it has an end it has no other, whatever the clock says.
  ended_at timestamptz,
  outcome text check (outcome in ('accepted', 'declined', 'expired', 'left', 'closed')),
  constraint waiting_offered check ((offered_at is null) = (offered_until is null)),
  constraint waiting_ended check ((ended_at is null) = (outcome is null)),
  constraint waiting_taken check (outcome not in ('accepted', 'declined', 'expired') or offered_at is not null)
);
create unique index waiting_once on waiting (event_id, user_id) where ended_at is null;
create index waiting_in_line on waiting (event_id, id) where ended_at is null;
create index waiting_user_idx on waiting (user_id);

create trigger waiting_stay_erased before insert on waiting
  for each row execute function refuse_erased_person();

-- Counts the line of an event anew. Only while its seats are locked.
create function count_line(of_event integer) returns void language sql as $$
  update event_seats set held = line.held, in_line = line.in_line
  from (
    select count(offered_until)::int as held, (count(*) - count(offered_until))::int as in_line
    from waiting where event_id = of_event and ended_at is null
  ) as line
  where event_id = of_event and (event_seats.held, event_seats.in_line) <> (line.held, line.in_line)
$$;

-- Nobody registers past those who wait, nor takes a seat that is held; also not by a process of the version before
-- this, during a rolling restart.
create or replace function take_seats() returns trigger language plpgsql as $$
declare
  wanted record;
begin
  for wanted in
    select event_id, count(*)::int as seats from created
    where takes_seat group by event_id order by event_id
  loop
    update event_seats set taken = taken + wanted.seats
    where event_id = wanted.event_id and in_line = 0
      and taken + held + wanted.seats <= (select capacity from events where id = wanted.event_id);
    if not found then
      raise exception 'all seats are taken' using errcode = 'PE002';
    end if;
  end loop;
  return null;
end $$;

-- Whatever frees a seat, it is offered: a job, added in the same statement, looks who is next.
create function offer_freed_seats() returns trigger language plpgsql as $$
begin
  insert into jobs (kind, payload)
    values ('waiting.offer', jsonb_build_object('event_id', new.event_id));
  return null;
end $$;
create trigger event_seats_freed after update on event_seats
  for each row when (new.in_line > 0 and new.taken + new.held < old.taken + old.held)
  execute function offer_freed_seats();

-- More seats, another deadline, or an event that goes on.
create function offer_in_changed_event() returns trigger language plpgsql as $$
begin
  insert into jobs (kind, payload)
    select 'waiting.offer', jsonb_build_object('event_id', event_id)
    from event_seats where event_id = new.id and in_line > 0;
  return null;
end $$;
create trigger events_changed_for_line after update on events
  for each row execute function offer_in_changed_event();

-- Whoever chose how decisions reach them chose it of these, too.
insert into notification_choices (user_id, kind, in_app, by_mail)
  select user_id, kinds.kind, in_app, by_mail
  from notification_choices as chosen cross join unnest(
    array['seat-offered', 'offer-expired', 'passed-over', 'waiting-list-closed']
  ) as kinds (kind)
  where chosen.kind = 'registration-decided';
