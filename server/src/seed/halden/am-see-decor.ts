import type { SeedDecor } from '../material.ts';

export const amSeeDecor: SeedDecor = {
  words: {
    en: { mood: ['calm', 'bright', 'unhurried'], materials: ['larch', 'slate', 'loden'] },
    de: { mood: ['ruhig', 'hell', 'gelassen'], materials: ['Lärche', 'Schiefer', 'Loden'] },
    es: { mood: ['tranquilo', 'luminoso', 'pausado'], materials: ['alerce', 'pizarra', 'loden'] },
    fr: { mood: ['calme', 'lumineux', 'serein'], materials: ['mélèze', 'ardoise', 'loden'] },
  },
  places: [
    place('room', 'Lake room', 'Seezimmer', 'Habitación con vistas al lago', 'Chambre côté lac', { room: null }),
    place('facade', 'House', 'Haus', 'Casa', 'Maison', { facade: 'winter', door: 'winter' }, true),
    place('pool', 'Lake pool', 'Seebad', 'Piscina del lago', 'Bassin du lac', { pool: 'winter' }, true),
    place('sauna', 'Forest sauna', 'Waldsauna', 'Sauna del bosque', 'Sauna de la forêt', { spa: null }),
    place('breakfast', 'Breakfast', 'Frühstück', 'Desayuno', 'Petit déjeuner', { breakfast: null }),
    place('restaurant', 'Kitchen', 'Küche', 'Cocina', 'Cuisine', { dish: null }),
    place('bar', 'Bootsbar', 'Bootsbar', 'Bootsbar', 'Bootsbar', { bar: null }),
    place('lobby', 'Lobby', 'Halle', 'Vestíbulo', 'Hall', { lobby: null }),
    place('meeting', 'Kaspar hall', 'Kasparsaal', 'Sala Kaspar', 'Salle Kaspar', { hall: null }),
    place('garden', 'Garden', 'Garten', 'Jardín', 'Jardin', {}, true),
  ],
};

type Place = SeedDecor['places'][number];

function place(
  kind: Place['kind'],
  en: string,
  de: string,
  es: string,
  fr: string,
  photos: Place['photos'],
  seasonal = false,
): Place {
  return { kind, names: { en, de, es, fr }, seasonal, photos };
}
