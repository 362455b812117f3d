import type { DecorPlace, PlaceKind, Season } from '@foyer/contract/hotel-decor';
import { languages } from '@foyer/contract/languages';

export const kindNames: Record<PlaceKind, string> = {
  room: 'Room',
  suite: 'Suite',
  bathroom: 'Bathroom',
  facade: 'House from outside',
  lobby: 'Lobby',
  restaurant: 'Restaurant',
  breakfast: 'Breakfast',
  bar: 'Bar',
  pool: 'Pool',
  spa: 'Spa',
  sauna: 'Sauna',
  gym: 'Gym',
  meeting: 'Meeting room',
  ballroom: 'Ballroom',
  terrace: 'Terrace',
  garden: 'Garden',
  beach: 'Beach',
  town: 'Town around it',
  other: 'Something else',
};

const roomKinds: ReadonlySet<PlaceKind> = new Set<PlaceKind>(['room', 'suite', 'bathroom']);
/** Rooms guests sleep in; all others are areas. */
export const isRoom = ({ kind }: Pick<DecorPlace, 'kind'>) => roomKinds.has(kind);

export const seasonNames: Record<Season, string> = {
  spring: 'Spring',
  summer: 'Summer',
  autumn: 'Autumn',
  winter: 'Winter',
};

/** What the team calls a place: its English name, else the first there is. */
export const nameOf = ({ names, kind }: Pick<DecorPlace, 'names' | 'kind'>): string =>
  ['en' as const, ...languages].map((language) => names[language]).find(Boolean) ?? kindNames[kind];

export const photographs = (count: number) => (count === 1 ? '1 photograph' : `${count} photographs`);

/** The parts of a place that two people may have saved differently. */
export const placeParts = (mine: DecorPlace, theirs: DecorPlace | undefined, titleOf: (id: string) => string) => {
  const told = (place: DecorPlace | undefined) =>
    place?.pictures.map(({ mediaId }) => titleOf(mediaId)).join(', ') ?? '';
  return [
    { name: 'Name', mine: nameOf(mine), theirs: theirs ? nameOf(theirs) : '' },
    { name: 'What it is', mine: kindNames[mine.kind], theirs: theirs ? kindNames[theirs.kind] : '' },
    { name: 'Photographs', mine: told(mine), theirs: told(theirs) },
  ];
};
