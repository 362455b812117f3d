import { describe, expect, test } from 'vitest';
import { type Binding, belongTogether, type Chain, holds, reachOf, reachWithin } from './policy.ts';

const at = (role: string, workspaceId: string | null = null, propertyId: string | null = null): Binding => ({
  role,
  organisationId: 'halden',
  workspaceId,
  propertyId,
});
const place = (kind: string, workspaceIds: string[] = [], propertyId: string | null = null): Chain => ({
  kind,
  id: `${kind}-1`,
  organisationId: 'halden',
  workspaceIds,
  propertyId,
});

const organisation = place('organization');
const lake = place('workspace', ['lake']);
const city = place('workspace', ['city']);
const hotel = place('property', ['lake'], 'hotel');
const hostel = place('property', ['lake'], 'hostel');
const market = place('event', ['lake']);
const shared = place('styleguide', ['lake', 'city']);
const unused = place('domain');
const page = place('landing-page', ['lake'], 'hotel');

describe('a binding gives its permissions at its scope and below', () => {
  test.each([
    ['owner of the organisation', at('owner'), 'billing:manage', organisation, true],
    ['admin', at('admin'), 'billing:manage', organisation, false],
    ['admin', at('admin'), 'workspace:create', organisation, true],
    ['manager of the organisation', at('manager'), 'domain:manage', unused, true],
    ['manager of the workspace', at('manager', 'lake'), 'workspace:update', lake, true],
    ['manager of the workspace', at('manager', 'lake'), 'workspace:update', city, false],
    ['manager of the workspace', at('manager', 'lake'), 'property:delete', hotel, true],
    ['manager of the workspace', at('manager', 'lake'), 'domain:manage', unused, false],
    ['editor of the workspace', at('editor', 'lake'), 'content:write', market, true],
    ['editor of the workspace', at('editor', 'lake'), 'workspace:update', lake, false],
    ['editor of the property', at('editor', 'lake', 'hotel'), 'content:publish', page, true],
    ['editor of the property', at('editor', 'lake', 'hotel'), 'property:update', hostel, false],
    ['editor of the property', at('editor', 'lake', 'hotel'), 'content:write', market, false],
    ['viewer', at('viewer'), 'content:read', page, true],
    ['viewer', at('viewer'), 'audit:read', organisation, false],
    ['nobody’s role', at('gardener'), 'org:read', organisation, false],
    ['another organisation’s owner', { ...at('owner'), organisationId: 'atlantic' }, 'org:read', organisation, false],
  ] as const)('%s: %j, %s', (_who, binding, permission, where, expected) => {
    expect(holds([binding], permission, where)).toBe(expected);
  });

  test('a role of the organisation’s own gives what it holds, a fixed one never more than its name', () => {
    const auditor = { ...at('0199d2a4-0000-7000-8000-000000000001', 'lake'), permissions: ['audit:read'] as const };
    expect(holds([auditor], 'audit:read', lake)).toBe(true);
    expect(holds([auditor], 'audit:read', city)).toBe(false);
    expect(holds([auditor], 'content:read', lake)).toBe(false);
    expect(holds([{ ...at('viewer'), permissions: ['audit:read'] }], 'audit:read', organisation)).toBe(false);
  });

  test('organisation and roles are readable from every place in it', () => {
    const viewer = [at('viewer', 'lake', 'hotel')];
    for (const permission of ['org:read', 'roles:read'] as const) {
      expect(holds(viewer, permission, organisation)).toBe(true);
      expect(reachOf(viewer, permission).organisationIds).toEqual(['halden']);
    }
    expect(holds(viewer, 'members:read', organisation)).toBe(false);
  });

  test('what several workspaces share is changed only by whoever may in all of them', () => {
    expect(holds([at('editor', 'lake')], 'styleguide:manage', shared)).toBe(false);
    expect(holds([at('editor', 'lake'), at('editor', 'city')], 'styleguide:manage', shared)).toBe(true);
    expect(holds([at('editor', 'lake')], 'styleguide:read', shared)).toBe(true);
  });

  test('above a property its frame can be read, not what belongs to another property', () => {
    const editor = [at('editor', 'lake', 'hotel')];
    for (const permission of ['workspace:read', 'domain:read', 'styleguide:read', 'content:read'] as const) {
      expect(holds(editor, permission, permission === 'content:read' ? market : lake)).toBe(true);
    }
    expect(holds(editor, 'org:read', organisation)).toBe(true);
    expect(holds(editor, 'members:read', lake)).toBe(false);
    expect(holds(editor, 'content:read', place('landing-page', ['lake'], 'hostel'))).toBe(false);
    expect(holds(editor, 'property:read', hostel)).toBe(false);
    expect(holds(editor, 'workspace:read', city)).toBe(false);
  });
});

describe('reach', () => {
  const everything = [at('owner'), at('viewer', 'lake'), at('editor', 'lake', 'hotel')];

  test('names the widest places only', () => {
    expect(reachOf(everything, 'content:read')).toEqual({
      organisationIds: ['halden'],
      workspaceIds: [],
      propertyIds: [],
    });
    expect(reachOf(everything.slice(1), 'content:read')).toEqual({
      organisationIds: [],
      workspaceIds: ['lake'],
      propertyIds: [],
    });
    expect(reachOf(everything.slice(1), 'content:write')).toEqual({
      organisationIds: [],
      workspaceIds: [],
      propertyIds: ['hotel'],
    });
  });

  test('is empty without the permission', () => {
    expect(reachOf([at('viewer')], 'content:write')).toEqual({
      organisationIds: [],
      workspaceIds: [],
      propertyIds: [],
    });
  });

  test('within a place is what both hold', () => {
    const nothing = { organisationIds: [], workspaceIds: [], propertyIds: [] };
    expect(reachWithin([at('owner')], 'content:read', shared)).toEqual({ ...nothing, workspaceIds: ['lake', 'city'] });
    expect(reachWithin([at('viewer', 'lake')], 'content:read', shared)).toEqual({ ...nothing, workspaceIds: ['lake'] });
    expect(reachWithin([at('viewer', 'lake')], 'property:read', organisation)).toEqual({
      ...nothing,
      workspaceIds: ['lake'],
    });
    expect(reachWithin([at('viewer', 'lake', 'hotel')], 'property:read', lake)).toEqual({
      ...nothing,
      propertyIds: ['hotel'],
    });
    expect(reachWithin([at('viewer', 'lake', 'hotel')], 'property:read', hostel)).toEqual(nothing);
    expect(reachWithin([at('viewer', 'city')], 'content:read', lake)).toEqual(nothing);
  });
});

test('two things belong together in one organisation, and where both say it one workspace and property', () => {
  expect(belongTogether(hotel, lake)).toBe(true);
  expect(belongTogether(hotel, city)).toBe(false);
  expect(belongTogether(hotel, hostel)).toBe(false);
  expect(belongTogether(page, shared)).toBe(true);
  expect(belongTogether(hotel, unused)).toBe(true);
  expect(belongTogether(organisation, city)).toBe(true);
  expect(belongTogether(hotel, { ...lake, organisationId: 'atlantic' })).toBe(false);
});
