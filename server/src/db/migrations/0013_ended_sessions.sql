ALTER TABLE "sessions" ADD COLUMN "ended_at" timestamp with time zone;
--> statement-breakpoint
grant create on schema app to foyer_definer;
--> statement-breakpoint
set local role foyer_definer;
--> statement-breakpoint
-- A person signs in: known by issuer and subject, never by e-mail. `founding` names the organisation a person without
-- a binding gets, or is null where only invited people get in; the token of an open invitation lets them in without.
-- Null when the person may not come in. Sessions ended from elsewhere are kept as long as their cookie lives.
create or replace function app.sign_in(person jsonb, new_session jsonb, founding jsonb, invitation_hash text default null) returns jsonb
language plpgsql volatile security definer set search_path = pg_catalog, pg_temp
as $$
declare
  somebody record;
  homes uuid[];
begin
  insert into public.users as u (id, issuer, subject, email, name, family_name, picture)
    values ((person ->> 'id')::uuid, person ->> 'issuer', person ->> 'subject', coalesce(person ->> 'email', ''),
      coalesce(person ->> 'name', ''), coalesce(person ->> 'familyName', ''), person ->> 'picture')
    on conflict (issuer, subject) do update set
      email = coalesce(excluded.email, u.email), picture = coalesce(excluded.picture, u.picture),
      name = case when u.name = '' then excluded.name else u.name end,
      family_name = case when u.name = '' then excluded.family_name else u.family_name end
    returning u.id, u.disabled, u.name, u.family_name into somebody;
  if somebody.disabled then
    return null;
  end if;
  homes := array(select distinct r.organisation_id from public.user_roles r where r.user_id = somebody.id);
  if homes = '{}' and not exists (
    select from public.invitations i
    where i.token_hash = invitation_hash and i.accepted_at is null and i.expires_at > now()
  ) then
    if founding is null then
      return null;
    end if;
    homes := array[(founding ->> 'organisationId')::uuid];
    insert into public.organizations (id, name, workspace_slots)
      values (homes[1], founding ->> 'name', (founding ->> 'workspaceSlots')::int);
    insert into public.user_roles (id, organisation_id, user_id, role)
      values ((founding ->> 'bindingId')::uuid, homes[1], somebody.id, 'owner');
  end if;
  insert into public.sessions (id, token_hash, user_id, user_agent, expires_at)
    values ((new_session ->> 'id')::uuid, new_session ->> 'tokenHash', somebody.id, left(new_session ->> 'userAgent', 300),
      (new_session ->> 'expiresAt')::timestamptz);
  delete from public.sessions s where s.user_id = somebody.id
    and (s.expires_at < now() or s.last_seen_at < now() - interval '12 hours')
    and (s.ended_at is null or s.ended_at < now() - interval '7 days');
  perform set_config('app.organisations', homes::text, true), set_config('app.person', somebody.id::text, true);
  return jsonb_build_object('userId', somebody.id, 'name', trim(somebody.name || ' ' || somebody.family_name),
    'organisationIds', homes);
end
$$;
--> statement-breakpoint
-- Ends one session of the person of the transaction, or all but the one that asks; how many they were. They stay, so that
-- the browsers they belong to can be told.
create or replace function app.end_own_sessions(one uuid, current text) returns int
language plpgsql volatile security definer set search_path = pg_catalog, pg_temp
as $$
declare
  ended int;
begin
  update public.sessions s set ended_at = now(), expires_at = least(s.expires_at, now())
    where s.user_id = app.person() and s.ended_at is null
      and case when one is null then s.token_hash <> current else s.id = one end;
  get diagnostics ended = row_count;
  return ended;
end
$$;
--> statement-breakpoint
-- Whether the person ended this session from elsewhere.
create function app.was_ended(session_hash text) returns boolean
language sql stable security definer set search_path = pg_catalog, pg_temp
as $$
  select exists (select from public.sessions s where s.token_hash = session_hash and s.ended_at is not null)
$$;
--> statement-breakpoint
reset role;
--> statement-breakpoint
revoke create on schema app from foyer_definer;
--> statement-breakpoint
revoke execute on function app.was_ended(text) from public;
--> statement-breakpoint
grant execute on function app.was_ended(text) to foyer_app;
