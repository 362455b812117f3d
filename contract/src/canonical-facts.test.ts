import { describe, expect, it } from 'vitest';
import { factProblem, readAmenities } from './canonical-facts.ts';

const good = [
  ['room_count', '84'],
  ['check_in_time', '15:00'],
  ['year_built', '1911'],
  ['distance:beach', '350 m'],
  ['distance:old_town', '4.5 km'],
  ['distance:metro', '9 min walk'],
  ['hours:bar', '18:00-02:00'],
  ['price:breakfast', '8.50 EUR'],
  ['size:spa', '600 m²'],
  ['size:outdoor_pool', '25 m'],
  ['certificate:green_key', 'GK-2231;2027-05-31'],
  ['award:travellers_choice', '2025'],
  ['policy:pets', 'dogs up to 10 kg, 20 EUR a night'],
  ['chef', 'Marta Lopes'],
  ['amenities', '["outdoor_pool",{"id":"sauna","free":true,"hours":"14:00-22:00"},"a_thing_nobody_listed"]'],
] as const;

const bad = [
  ['room_count', '84.5'],
  ['room_count', 'about 80'],
  ['room_count', '-3'],
  ['check_in_time', '25:00'],
  ['check_out_time', '9am'],
  ['year_opened', '98'],
  ['distance:beach', '350'],
  ['distance:beach', '350 miles'],
  ['hours:bar', '18-02'],
  ['price:breakfast', '18 euros'],
  ['price:breakfast', '18 QQQ'],
  ['price:breakfast', '18,50 EUR'],
  ['size:spa', '600 sqm'],
  ['certificate:green_key', 'GK-2231'],
  ['certificate:green_key', 'GK-2231;2027-02-31'],
  ['award:travellers_choice', 'twice'],
  ['policy:pets', 'x'.repeat(301)],
  ['amenities', 'pool, sauna'],
  ['amenities', '{"id":"sauna"}'],
  ['amenities', '[{"free":true}]'],
] as const;

describe('factProblem', () => {
  it.each(good)('lets %s hold %s', (name, value) => expect(factProblem(name, value)).toBeNull());
  it.each(bad)('refuses %s holding %s, naming the fact', (name, value) =>
    expect(factProblem(name, value)).toContain(name),
  );
});

describe('readAmenities', () => {
  it('keeps ids it does not know', () => expect(readAmenities('["bowling"]')).toEqual(['bowling']));
  it('answers null to what is no list', () => expect(readAmenities('"spa"')).toBeNull());
});
