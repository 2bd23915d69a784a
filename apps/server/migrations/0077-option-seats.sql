-- An option of a choice question may have seats ('T-shirt L: 20'), also of the questions for whoever is shortlisted. They
-- are counted by the words of question and option, in one row for each option (ADR 75).
--
-- Locks are taken in the order of ADR 40, and these after the seats of the event: event (shared), its seats, its options
-- in the order of ids, people, registrations. Triggers come after the rows, so code locks the options first; who forgets
-- that counts rightly all the same, and may meet a deadlock, which PostgreSQL ends.

create table option_seats (
  id integer generated always as identity primary key,
  event_id integer not null references events (id) on delete cascade,
  -- Of the questions that are asked of everybody who registers, or of those for whoever is shortlisted.
  asked text not null check (asked in ('registration', 'follow-up')),
  -- Null: there is no end of them now. They are counted all the same, as the number may come back.
  seats integer check (seats >= 0),
  -- More than there are where the number was lowered since, or a decision taken back.
  taken integer not null default 0 check (taken >= 0)
);
create index option_seats_event_idx on option_seats (event_id);

-- What an option is called, and was called when somebody chose it: who was decided on keeps their answers as they gave
-- them, and holds the seat.
create table option_names (
  event_id integer not null references events (id) on delete cascade,
  asked text not null check (asked in ('registration', 'follow-up')),
  question text not null,
  option text not null,
  option_id integer not null references option_seats (id) on delete cascade,
  primary key (event_id, asked, question, option)
);
create index option_names_option_idx on option_names (option_id);

-- The options that somebody chose: `answers` is a list of single-entry objects by the number of the question.
create function chosen_options(of_answers jsonb, of_questions jsonb)
returns table (question text, option text) language sql immutable as $$
  select of_questions -> answer.number ->> 'question', chosen.option
  from jsonb_array_elements(of_answers) as given (pair)
    cross join lateral jsonb_each(
      case jsonb_typeof(given.pair) when 'object' then given.pair else '{}' end
    ) as answer (number, said)
    cross join lateral jsonb_array_elements_text(
      case jsonb_typeof(answer.said)
        when 'array' then answer.said
        when 'string' then jsonb_build_array(answer.said)
        else '[]'
      end
    ) as chosen (option)
$$;

-- Of these the ones that are counted, each once.
create function counted_options(
  of_event integer, of_asked text, of_answers jsonb, of_questions jsonb
) returns table (option_id integer) language sql stable as $$
  select distinct named.option_id
  from chosen_options(of_answers, of_questions) as chosen
    join option_names as named
      on named.event_id = of_event and named.asked = of_asked
        and named.question = chosen.question and named.option = chosen.option
$$;

-- Locks the options of an event, in the order of ids.
create function hold_options(of_event integer) returns void language plpgsql as $$
begin
  perform from option_seats where event_id = of_event order by id for update;
end $$;

-- Counts them anew; the options are locked before the count, whose snapshot then knows what everybody did who held them.
create function recount_options(of_event integer, of_asked text) returns void language plpgsql as $$
begin
  perform hold_options(of_event);
  update option_seats set taken = counted.taken
  from (
    select each.id, count(held.option_id)::int as taken
    from option_seats as each left join (
      select chosen.option_id
      from registrations
        left join follow_up_answers as given on given.registration_id = registrations.id
        cross join lateral counted_options(of_event, of_asked,
          case of_asked when 'registration' then registrations.answers else given.answers end,
          case of_asked when 'registration' then registrations.questions else given.questions end
        ) as chosen
      where event_id = of_event and cannot_come_at is null
        and case of_asked when 'registration' then status <> 'REJECTED' else status = 'SHORTLISTED' end
    ) as held on held.option_id = each.id
    where each.event_id = of_event and each.asked = of_asked
    group by each.id
  ) as counted
  where option_seats.id = counted.id and option_seats.taken <> counted.taken;
end $$;

-- A text as the rules of the questions read it: without the white space of JavaScript around it.
create function trimmed(text) returns text language sql immutable as $$
  select btrim($1, E' \t\n\x0b\f\r\u00a0\u1680\u2000\u2001\u2002\u2003\u2004\u2005\u2006\u2007\u2008'
    || E'\u2009\u200a\u2028\u2029\u202f\u205f\u3000\ufeff')
$$;

-- Takes over from the questions of an event how many seats which option has, and counts what is taken. An option that has
-- none any more is counted still. Only while the event is locked.
create function set_option_seats(of_event integer, of_asked text, of_questions jsonb)
returns void language plpgsql as $$
declare
  each record;
  its_id integer;
  done integer[] := '{}';
begin
  perform hold_options(of_event);
  for each in
    select trimmed(written.definition ->> 'question') as question, trimmed(numbered.option) as option,
      numbered.seats::text::numeric::int as seats
    from jsonb_each(of_questions) as written (number, definition)
      cross join lateral jsonb_each(
        case jsonb_typeof(written.definition -> 'seats')
          when 'object' then written.definition -> 'seats' else '{}' end
      ) as numbered (option, seats)
    where jsonb_typeof(numbered.seats) = 'number'
    order by length(written.number), written.number, numbered.option
  loop
    select option_id into its_id from option_names
    where event_id = of_event and asked = of_asked
      and question = each.question and option = each.option;
    -- Two that had one name one after the other are two from now on.
    if its_id is null or its_id = any(done) then
      insert into option_seats (event_id, asked, seats) values (of_event, of_asked, each.seats)
        returning id into its_id;
      insert into option_names (event_id, asked, question, option, option_id)
        values (of_event, of_asked, each.question, each.option, its_id)
        on conflict (event_id, asked, question, option) do update set option_id = excluded.option_id;
    else
      update option_seats set seats = each.seats where id = its_id;
    end if;
    done := done || its_id;
  end loop;
  update option_seats set seats = null
  where event_id = of_event and asked = of_asked and seats is not null and id <> all(done);
  if exists (select from option_seats where event_id = of_event and asked = of_asked) then
    perform recount_options(of_event, of_asked);
  end if;
end $$;

-- Whatever writes questions, their numbers are the ones that count: also a copied year, and a process of the version
-- before this.
create function take_over_seats() returns trigger language plpgsql as $$
begin
  if tg_table_name = 'events' then
    perform set_option_seats(new.id, 'registration', new.event_questions);
  else
    perform set_option_seats(new.event_id, 'follow-up', new.questions);
  end if;
  return null;
end $$;
create trigger events_take_over_seats after insert or update of event_questions on events
  for each row execute function take_over_seats();
create trigger follow_ups_take_over_seats after insert or update of questions on follow_ups
  for each row execute function take_over_seats();

-- Who gets what of those who ask at the same moment, in their order: a seat of the event, while there is one (`free`, null:
-- there is no end of them), and one of each option that they want, all or nothing. Who is refused takes nothing, so that
-- nobody behind them is skipped. `asked`: a list of { n, options: [id, …] }; `options`: { id: how many are left }.
-- Answers of each whether they get it, and which options were full.
create function allot_options(asked jsonb, free bigint, options jsonb)
returns table (n integer, is_seated boolean, full_options integer[]) language plpgsql immutable as $$
declare
  each record;
  seats_left bigint := free;
  ids integer[];
  left_of integer[];
  at integer;
begin
  select array_agg(key::int), array_agg(value::int) into ids, left_of from jsonb_each_text(options);
  for each in
    select want.n, array(select distinct jsonb_array_elements_text(want.options)::int) as wants
    from jsonb_to_recordset(asked) as want (n int, options jsonb) order by want.n
  loop
    n := each.n;
    full_options := array(
      select id from unnest(each.wants) as id where left_of[array_position(ids, id)] <= 0 order by id
    );
    is_seated := seats_left is null or seats_left > 0;
    -- Without a seat of the event it is full, whatever else is.
    if not is_seated then full_options := '{}'; end if;
    is_seated := is_seated and full_options = '{}';
    if is_seated then
      seats_left := seats_left - 1;
      foreach at in array each.wants loop
        left_of[array_position(ids, at)] := left_of[array_position(ids, at)] - 1;
      end loop;
    end if;
    return next;
  end loop;
end $$;

-- Adds to what is taken of options, in the order of ids.
create function add_to_options(of_options integer[], so_many integer[])
returns void language plpgsql as $$
begin
  perform from option_seats where id = any(of_options) order by id for update;
  update option_seats set taken = greatest(0, taken + added.n)
  from unnest(of_options, so_many) as added (id, n) where option_seats.id = added.id;
end $$;

-- After registrations came, or went. Who comes takes an option only while there is one, also by a process of the version
-- before this, during a rolling restart.
create function count_options() returns trigger language plpgsql as $$
declare
  added integer := case tg_op when 'INSERT' then 1 else -1 end;
  ids integer[];
  so_many integer[];
begin
  if not exists (select from changed join option_seats using (event_id)) then
    return null;
  end if;
  perform hold_event(event_id) from (
    select distinct event_id from changed join option_seats using (event_id) order by event_id
  ) as held;
  select array_agg(option_id), array_agg(n) into ids, so_many from (
    select counted.option_id, count(*)::int * added as n
    from changed
      cross join lateral counted_options(event_id, 'registration', answers, questions) as counted
    where status <> 'REJECTED' and cannot_come_at is null
    group by counted.option_id
  ) as moved;
  perform add_to_options(ids, so_many);
  if added > 0 and exists (select from option_seats where id = any(ids) and taken > seats) then
    raise exception 'an option is full' using errcode = 'PE003';
  end if;
  if added < 0 then
    perform recount_options(event_id, 'follow-up') from (
      select distinct event_id from changed join option_seats using (event_id)
      where status = 'SHORTLISTED' and asked = 'follow-up' order by event_id
    ) as moved;
  end if;
  return null;
end $$;

-- After registrations changed: other answers, a decision, or somebody who cannot come, or can after all. It never refuses,
-- as the trigger of the seats does not (ADR 40).
create function move_options() returns trigger language plpgsql as $$
declare
  ids integer[];
  so_many integer[];
begin
  if not exists (select from after_change join option_seats using (event_id)) then
    return null;
  end if;
  perform hold_event(event_id) from (
    select distinct event_id from after_change join option_seats using (event_id) order by event_id
  ) as held;
  select array_agg(option_id), array_agg(n::int) into ids, so_many from (
    select option_id, sum(n) as n from (
      select counted.option_id, 1 as n
      from after_change as held
        cross join lateral counted_options(event_id, 'registration', answers, questions) as counted
      where status <> 'REJECTED' and cannot_come_at is null
      union all
      select counted.option_id, -1
      from before_change as held
        cross join lateral counted_options(event_id, 'registration', answers, questions) as counted
      where status <> 'REJECTED' and cannot_come_at is null
    ) as held
    group by option_id having sum(n) <> 0
  ) as moved;
  perform add_to_options(ids, so_many);
  perform recount_options(event_id, 'follow-up') from (
    select distinct event_id
    from after_change as later join before_change as earlier using (id, event_id)
      join option_seats using (event_id)
    where (later.status = 'SHORTLISTED' and later.cannot_come_at is null)
        <> (earlier.status = 'SHORTLISTED' and earlier.cannot_come_at is null)
      and asked = 'follow-up'
    order by event_id
  ) as moved;
  return null;
end $$;

-- After follow-up answers changed. Where their registration is gone, its trigger counts.
create function count_follow_up_options() returns trigger language plpgsql as $$
begin
  perform recount_options(event_id, 'follow-up') from (
    select distinct event_id from registrations join option_seats using (event_id)
    where registrations.id in (select registration_id from changed) and asked = 'follow-up'
    order by event_id
  ) as moved;
  return null;
end $$;

-- By their names they come after those of the seats, and before registrations_counted_…: seats, options, counts.
create trigger registrations_count_new_options after insert on registrations
  referencing new table as changed for each statement execute function count_options();
create trigger registrations_count_gone_options after delete on registrations
  referencing old table as changed for each statement execute function count_options();
create trigger registrations_count_moved_options after update on registrations
  referencing old table as before_change new table as after_change
  for each statement execute function move_options();

create trigger follow_up_answers_count_new after insert on follow_up_answers
  referencing new table as changed for each statement execute function count_follow_up_options();
create trigger follow_up_answers_count_changed after update on follow_up_answers
  referencing new table as changed for each statement execute function count_follow_up_options();
create trigger follow_up_answers_count_gone after delete on follow_up_answers
  referencing old table as changed for each statement execute function count_follow_up_options();
