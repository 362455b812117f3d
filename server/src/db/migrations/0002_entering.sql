-- How a transaction proves where it is: one call resolves session, person, bindings and targets and enters the
-- organisations found. The functions belong to foyer_definer and are the only ones that look across tenants.
grant create on schema app to foyer_definer;
--> statement-breakpoint
set local role foyer_definer;
--> statement-breakpoint
-- The chain above one thing: its organisation, the workspaces it stands in or serves, its property. Only things of the
-- organisations given are found, so that foreign equals missing.
create function app.chain(kind text, thing uuid, organisations uuid[]) returns jsonb
language plpgsql stable security definer set search_path = pg_catalog, pg_temp
as $$
declare
  found_organisation uuid;
  found_workspaces uuid[] := '{}';
  found_property uuid;
begin
  case kind
    when 'organization' then
      select o.id into found_organisation from public.organizations o
        where o.id = thing and o.id = any(organisations);
    when 'workspace' then
      select w.organisation_id, array[w.id] into found_organisation, found_workspaces from public.workspaces w
        where w.id = thing and w.organisation_id = any(organisations);
    when 'property' then
      select p.organisation_id, array[p.workspace_id], p.id into found_organisation, found_workspaces, found_property
        from public.properties p where p.id = thing and p.organisation_id = any(organisations);
    when 'domain' then
      select d.organisation_id, array(select w.id from public.workspaces w where w.domain_id = d.id and w.organisation_id = d.organisation_id)
        into found_organisation, found_workspaces
        from public.domains d where d.id = thing and d.organisation_id = any(organisations);
    when 'styleguide' then
      select s.organisation_id, array(select w.id from public.workspaces w where w.styleguide_id = s.id and w.organisation_id = s.organisation_id)
        into found_organisation, found_workspaces
        from public.styleguides s where s.id = thing and s.organisation_id = any(organisations);
    when 'event' then
      select e.organisation_id, array[e.workspace_id] into found_organisation, found_workspaces from public.events e
        where e.id = thing and e.organisation_id = any(organisations);
    when 'property-fact' then
      select p.organisation_id, array[p.workspace_id], p.id into found_organisation, found_workspaces, found_property
        from public.property_facts f join public.properties p on p.id = f.property_id
        where f.id = thing and f.organisation_id = any(organisations);
    when 'landing-page' then
      select l.organisation_id, array[l.workspace_id], l.property_id
        into found_organisation, found_workspaces, found_property
        from public.landing_pages l where l.id = thing and l.organisation_id = any(organisations);
    when 'job' then
      select j.organisation_id, array_remove(array[j.workspace_id], null), j.property_id
        into found_organisation, found_workspaces, found_property
        from public.jobs j where j.id = thing and j.organisation_id = any(organisations);
    else
      raise exception 'no chain is known for %', kind;
  end case;
  if found_organisation is null then
    return null;
  end if;
  return jsonb_build_object(
    'kind', kind, 'id', thing, 'organisationId', found_organisation, 'workspaceIds', found_workspaces, 'propertyId', found_property);
end
$$;
--> statement-breakpoint
-- Enters with a session: {person, bindings, targets}, or null when the session is unknown, idle for 12 hours or over.
-- With a target the transaction enters that organisation alone, without one all that the bindings name.
create function app.enter(session_hash text, kinds text[], things uuid[]) returns jsonb
language plpgsql volatile security definer set search_path = pg_catalog, pg_temp
as $$
declare
  person record;
  bindings jsonb;
  bound uuid[];
  targets jsonb := '[]';
  target jsonb;
begin
  select s.id as session_id, s.last_seen_at, u.id, u.issuer, u.subject, u.name, u.family_name, u.email, u.picture into person
    from public.sessions s join public.users u on u.id = s.user_id
    where s.token_hash = session_hash and s.expires_at > now() and s.last_seen_at > now() - interval '12 hours'
      and not u.disabled;
  if not found then
    return null;
  end if;
  if person.last_seen_at < now() - interval '1 minute' then
    update public.sessions set last_seen_at = now()
      where id = (select s.id from public.sessions s where s.id = person.session_id for update skip locked);
  end if;
  select coalesce(jsonb_agg(jsonb_build_object(
      'role', r.role, 'organisationId', r.organisation_id,
      'workspaceId', coalesce(r.workspace_id, p.workspace_id), 'propertyId', r.property_id)), '[]'),
    coalesce(array_agg(distinct r.organisation_id), '{}')
    into bindings, bound
    from public.user_roles r left join public.properties p on p.id = r.property_id
    where r.user_id = person.id;
  for i in 1 .. coalesce(array_length(kinds, 1), 0) loop
    target := app.chain(kinds[i], things[i], bound);
    targets := targets || jsonb_build_array(target);
    if i = 1 and target is not null then
      bound := array[(target ->> 'organisationId')::uuid];
    end if;
  end loop;
  perform set_config('app.organisations', bound::text, true), set_config('app.person', person.id::text, true);
  return jsonb_build_object(
    'person', jsonb_build_object('id', person.id, 'issuer', person.issuer, 'subject', person.subject,
      'name', person.name, 'familyName', person.family_name, 'email', person.email, 'picture', person.picture),
    'bindings', bindings, 'targets', targets);
end
$$;
--> statement-breakpoint
-- Enters one organisation for work the system does by itself or goes on with for a person.
create function app.enter_tenant(organisation uuid, person uuid) returns boolean
language plpgsql stable security definer set search_path = pg_catalog, pg_temp
as $$
begin
  if not exists (select from public.organizations o where o.id = organisation) then
    return false;
  end if;
  perform set_config('app.organisations', array[organisation]::text, true),
    set_config('app.person', coalesce(person::text, ''), true);
  return true;
end
$$;
--> statement-breakpoint
-- Enters the organisation that owns a host (name.tld); null when nobody does.
create function app.enter_site(host text) returns jsonb
language plpgsql stable security definer set search_path = pg_catalog, pg_temp
as $$
declare
  found_domain record;
begin
  select d.* into found_domain from public.domains d
    where d.name = split_part(lower(host), '.', 1) and d.tld = substr(lower(host), strpos(host, '.') + 1);
  if not found then
    return null;
  end if;
  perform set_config('app.organisations', array[found_domain.organisation_id]::text, true),
    set_config('app.person', '', true);
  return jsonb_build_object('id', found_domain.id, 'organisationId', found_domain.organisation_id,
    'name', found_domain.name, 'tld', found_domain.tld, 'verified', found_domain.verified,
    'theme', found_domain.theme, 'siteVersion', found_domain.site_version);
end
$$;
--> statement-breakpoint
-- A person signs in: known by issuer and subject, never by e-mail. `founding` names the organisation a person without
-- a binding gets, or is null where only invited people get in. Null when the person may not come in.
create function app.sign_in(person jsonb, new_session jsonb, founding jsonb) returns jsonb
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
  if homes = '{}' then
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
    and (s.expires_at < now() or s.last_seen_at < now() - interval '12 hours');
  perform set_config('app.organisations', homes::text, true), set_config('app.person', somebody.id::text, true);
  return jsonb_build_object('userId', somebody.id, 'name', trim(somebody.name || ' ' || somebody.family_name),
    'organisationIds', homes);
end
$$;
--> statement-breakpoint
-- Ends a session: who it was and where they belong, for the audit log; null when there is none.
create function app.sign_out(session_hash text) returns jsonb
language plpgsql volatile security definer set search_path = pg_catalog, pg_temp
as $$
declare
  somebody record;
  homes uuid[];
begin
  delete from public.sessions s using public.users u where s.token_hash = session_hash and u.id = s.user_id
    returning u.id, u.name, u.family_name into somebody;
  if not found then
    return null;
  end if;
  homes := array(select distinct r.organisation_id from public.user_roles r where r.user_id = somebody.id);
  perform set_config('app.organisations', homes::text, true), set_config('app.person', somebody.id::text, true);
  return jsonb_build_object('userId', somebody.id, 'name', trim(somebody.name || ' ' || somebody.family_name),
    'organisationIds', homes);
end
$$;
--> statement-breakpoint
reset role;
--> statement-breakpoint
revoke create on schema app from foyer_definer;
--> statement-breakpoint
revoke execute on all functions in schema app from public;
--> statement-breakpoint
grant execute on function app.enter(text, text[], uuid[]), app.enter_tenant(uuid, uuid), app.enter_site(text),
  app.sign_in(jsonb, jsonb, jsonb), app.sign_out(text) to foyer_app;
--> statement-breakpoint
grant execute on function app.organisations(), app.person() to foyer_app, foyer_definer;
--> statement-breakpoint
alter default privileges in schema app revoke execute on functions from public;
