import { expect, test } from 'vitest';
import { leavesPlace, placeIn, withPlace } from './place.ts';

test('an address names its place, or none', () => {
  expect(placeIn('?workspace=w&property=p&q=gala')).toEqual({ workspaceId: 'w', propertyId: 'p' });
  expect(placeIn('?workspace=&q=gala')).toEqual({ workspaceId: null, propertyId: null });
});

test('a place is written beside what else stands there', () => {
  expect(withPlace('?q=gala&property=p', { workspaceId: 'w', propertyId: 'x' })).toBe('?q=gala&property=x&workspace=w');
  expect(withPlace('?workspace=w&property=p', { workspaceId: 'w', propertyId: null })).toBe('?workspace=w');
  expect(withPlace('?property=p', { workspaceId: null, propertyId: null })).toBe('');
});

test.each([
  ['?workspace=w&property=p', '?workspace=v', true],
  ['?workspace=w&property=p', '?workspace=w&property=q', true],
  ['?workspace=w&property=p', '?workspace=w&property=p&page=2', false],
  ['?workspace=w&property=p', '', false],
  ['', '?workspace=w&property=p', false],
])('from %s to %s another place: %s', (from, to, other) => expect(leavesPlace(from, to)).toBe(other));
