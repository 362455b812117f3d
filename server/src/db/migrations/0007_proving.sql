-- Proving apart from entering: a read proves who asks and where in a statement of its own and sets nothing; a write
-- proves and enters in one. The proof is what every request pays for, so it asks for no more than it needs.
grant create on schema app to foyer_definer;
--> statement-breakpoint
set local role foyer_definer;
--> statement-breakpoint
-- {person, bindings, targets}, or null when the session is unknown, idle for 12 hours or over. A target that is foreign
-- or missing is null; it is looked for only in organisations the person is bound in.
create function app.prove(session_hash text, kinds text[], things uuid[]) returns jsonb
language plpgsql volatile security definer set search_path = pg_catalog, pg_temp
as $$
declare
  asking record;
  bound uuid[];
  targets jsonb := '[]';
begin
  select s.id as session_id, s.last_seen_at, u.id,
      jsonb_build_object('id', u.id, 'name', u.name, 'familyName', u.family_name, 'email', u.email) as person,
      (
        select jsonb_agg(jsonb_build_object('role', r.role, 'organisationId', r.organisation_id,
          'workspaceId', coalesce(r.workspace_id, p.workspace_id), 'propertyId', r.property_id))
        from public.user_roles r left join public.properties p on p.id = r.property_id
        where r.user_id = u.id
      ) as bindings
    into asking
    from public.sessions s join public.users u on u.id = s.user_id
    where s.token_hash = session_hash and s.expires_at > now() and s.last_seen_at > now() - interval '12 hours'
      and not u.disabled;
  if not found then
    return null;
  end if;
  if asking.last_seen_at < now() - interval '1 minute' then
    update public.sessions set last_seen_at = now()
      where id = (select s.id from public.sessions s where s.id = asking.session_id for update skip locked);
  end if;
  if cardinality(kinds) > 0 then
    bound := array(select distinct r.organisation_id from public.user_roles r where r.user_id = asking.id);
    for i in 1 .. cardinality(kinds) loop
      targets := targets || jsonb_build_array(app.chain(kinds[i], things[i], bound));
    end loop;
  end if;
  return jsonb_build_object('person', asking.person, 'bindings', coalesce(asking.bindings, '[]'), 'targets', targets);
end
$$;
--> statement-breakpoint
-- Proves, and enters: with a target its organisation alone, without one all that the bindings name.
create or replace function app.enter(session_hash text, kinds text[], things uuid[]) returns jsonb
language plpgsql volatile security definer set search_path = pg_catalog, pg_temp
as $$
declare
  proof jsonb := app.prove(session_hash, kinds, things);
  entered uuid[];
begin
  if proof is null then
    return null;
  end if;
  if proof -> 'targets' -> 0 ? 'organisationId' then
    entered := array[(proof -> 'targets' -> 0 ->> 'organisationId')::uuid];
  else
    entered := array(select distinct (b ->> 'organisationId')::uuid from jsonb_array_elements(proof -> 'bindings') b);
  end if;
  perform set_config('app.organisations', entered::text, true),
    set_config('app.person', proof -> 'person' ->> 'id', true);
  return proof;
end
$$;
--> statement-breakpoint
reset role;
--> statement-breakpoint
revoke create on schema app from foyer_definer;
--> statement-breakpoint
revoke execute on function app.prove(text, text[], uuid[]) from public;
--> statement-breakpoint
grant execute on function app.prove(text, text[], uuid[]) to foyer_app;
