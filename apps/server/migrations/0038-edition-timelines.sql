-- A step of a timeline can follow the dates of its edition. Those that stand where the dates are, and say so in the words
-- that they would have, follow them from now on; what was decided otherwise stays. Two notes of whoever wrote the first
-- texts go, that visitors read.
create function instant_in_nepal(written text) returns timestamp language plpgsql as $body$
begin
  return written::timestamptz at time zone interval '5 hours 45 minutes';
exception when data_exception then
  -- A draft may have dates that are none yet.
  return null;
end
$body$;

-- How a step writes its days, with or without two digits.
create function days_in_words(starts timestamp, ends timestamp, digits text) returns text language sql as $body$
  select case when starts::date = last::date then to_char(starts, digits || ' FMMonth')
    when date_trunc('month', starts) = date_trunc('month', last)
    then to_char(starts, digits) || '–' || to_char(last, digits || ' FMMonth')
    else to_char(starts, digits || ' FMMonth') || ' to ' || to_char(last, digits || ' FMMonth') end
  from (select ends - interval '1 microsecond' as last) as of_step
$body$;

create function with_windows(content jsonb) returns jsonb language plpgsql as $body$
declare
  page text;
  number integer;
  step jsonb;
  starts timestamp;
  ends timestamp;
  follows text;
  come text;
begin
  if content is null or content = '{}' then return content; end if;
  content := replace(content::text, $$"note": "One announcement omits 'up to'."$$, '"note": null')::jsonb;
  come := substring(content #>> '{timeline,guidelines,note}'
    from '^This is the timeline of the guidelines\. The home page names (.*) as the event date\.$');
  if come is not null then
    content := jsonb_set(content, '{timeline,guidelines,note}', '"Every day counts as a whole one."');
    if content #>> '{timeline,guidelines,steps,-1,note}' = 'Presentations and results.'
      and not starts_with(come, (content #>> '{timeline,guidelines,steps,-1,when}') || ' ') then
      content := jsonb_set(content, '{timeline,guidelines,steps,-1,note}',
        to_jsonb('Presentations and results. Come on ' || come || '.'));
    end if;
  end if;
  foreach page in array array['landing', 'guidelines'] loop
    continue when jsonb_typeof(content #> array['timeline', page, 'steps']) is distinct from 'array';
    for number in 0 .. jsonb_array_length(content #> array['timeline', page, 'steps']) - 1 loop
      step := content #> array['timeline', page, 'steps', number::text];
      follows := null;
      starts := instant_in_nepal(step ->> 'starts');
      ends := instant_in_nepal(step ->> 'ends');
      if step ->> 'when' in (days_in_words(starts, ends, 'FMDD'), days_in_words(starts, ends, 'DD')) then
        select name into follows from (
          select place, name, title, is_last_day, is_first_day,
            instant_in_nepal(content #>> array['dates', of_start]) as opens,
            instant_in_nepal(content #>> array['dates', of_end]) as closes
          from (values
            (1, 'registration', 'regist', 'registrationOpens', 'registrationCloses', false, false),
            (2, 'submission', 'submi', 'submissionsOpen', 'submissionsClose', false, false),
            (3, 'event', 'event', 'eventDay', 'eventEnds', false, false),
            (4, 'registration-opens', 'regist', 'registrationOpens', 'registrationOpens', false, true),
            (5, 'registration-closes', 'regist', 'registrationCloses', 'registrationCloses', true, false),
            (6, 'submission-opens', 'submi', 'submissionsOpen', 'submissionsOpen', false, true),
            (7, 'submission-closes', 'submi', 'submissionsClose', 'submissionsClose', true, false)
          ) as named (place, name, title, of_start, of_end, is_last_day, is_first_day)) as windows
        where step ->> 'title' ~* title
          and starts = case when is_last_day
            then date_trunc('day', opens - interval '1 microsecond') else opens end
          and ends = case when is_first_day
            then date_trunc('day', closes) + interval '1 day' else closes end
        order by place limit 1;
      end if;
      content := jsonb_set(content, array['timeline', page, 'steps', number::text],
        jsonb_build_object('window', follows) || step);
    end loop;
  end loop;
  return content;
end
$body$;

update editions set content = with_windows(content), version = version + 1, updated_at = now()
where content <> '{}';
update edition_versions set content = with_windows(content);
update edition_drafts set content = with_windows(content) where content is not null;
update edition_schedules set content = with_windows(content);

drop function with_windows;
drop function days_in_words;
drop function instant_in_nepal;
