-- The audit is only added to. Erasing a person takes words of theirs out of it, and the transaction
-- says so: set_config('pratibha.erasing', 'on', true). No other change slips in unnoticed.
create function refuse_change_of_audit() returns trigger language plpgsql as $$
begin
  if current_setting('pratibha.erasing', true) is distinct from 'on' then
    raise exception 'the audit is only added to' using errcode = 'PE003';
  end if;
  return null;
end $$;

create trigger audit_stays before update or delete or truncate on audit
  for each statement execute function refuse_change_of_audit();
