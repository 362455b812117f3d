import { describe, expect, test } from 'vitest';
import { halden } from '#testing/samples.ts';
import { defaultDomainName, formOf, newStyleguide, problemsOf, slotsOf } from './workspace-form.ts';

describe('rules', () => {
  const situation = { editing: false, hasDomains: true, hasStyleguides: true, organization: halden };
  const messages = (change: Partial<ReturnType<typeof formOf>>, where: Partial<typeof situation> = {}) =>
    problemsOf(
      { ...formOf(null), name: 'Events', domainId: 'd', styleguideId: 's', ...change },
      { ...situation, ...where },
    ).map(({ message }) => message);

  test('all problems at once', () => {
    expect(messages({ name: '  ', domainId: '', styleguideId: '' })).toEqual([
      'Workspace name is required',
      'Domain selection is required',
      'Please select a styleguide or create a new one',
    ]);
  });
  test('a new style guide needs a name', () => {
    expect(messages({ styleguideId: newStyleguide, newStyleguideName: ' ' })).toEqual(['Styleguide name is required']);
  });
  test('nothing to choose from is no problem', () => {
    expect(messages({ domainId: '', styleguideId: '' }, { hasDomains: false, hasStyleguides: false })).toEqual([]);
  });
  test('the organization’s limit', () => {
    expect(messages({}, { organization: { ...halden, workspaceCount: 3 } })).toEqual([
      'Organization workspace limit reached (3). Please contact support to increase your limit.',
    ]);
  });
  test.each([
    ['0', true],
    ['1', false],
    ['5', false],
    ['6', true],
    ['-2', true],
    ['1e1', true],
    ['five', false],
  ])('%s slots refused: %s', (propertySlots, refused) => {
    for (const editing of [true, false])
      expect(messages({ propertySlots }, { editing })).toEqual(
        refused ? ['Property slots must be between 1 and 5'] : [],
      );
  });
  test('editing knows nothing of domain, style guide and limit', () => {
    const where = { editing: true, organization: { ...halden, workspaceCount: 3 } };
    expect(messages({ name: ' ', domainId: '', styleguideId: '' }, where)).toEqual(['Workspace name is required']);
  });
  test('what is no number counts as five', () =>
    expect([slotsOf('five'), slotsOf(''), slotsOf(' '), slotsOf('3'), slotsOf('2.7')]).toEqual([5, 5, 5, 3, 2]));
  test.each([
    ['Halden Event Houses', 'halden-event-houses-domain'],
    ['  Café Größe & Co. ', 'cafe-grosse-co-domain'],
    ['東京', 'workspace-domain'],
  ])('the default domain of %s is %s', (name, domain) => expect(defaultDomainName(name)).toBe(domain));
});
