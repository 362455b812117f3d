/** The two organisations of the demo and what stands in each. */
import { atlantic } from './atlantic.ts';
import { bergwerk } from './bergwerk.ts';
import { haldenArticles } from './halden/articles.ts';
import { haldenBootshaus } from './halden/bootshaus.ts';
import { firstEvents } from './halden/events-first.ts';
import { moreEvents } from './halden/events-more.ts';
import { haldenAmSee } from './halden/halden-am-see.ts';
import { haldenBergwirt, haldenStadthaus } from './halden/town-and-mountain.ts';
import type { SeedOrganization } from './material.ts';
import { stadtgarten } from './stadtgarten.ts';
import { haldenStyle } from './styleguides.ts';

export const demoOrganizations: readonly SeedOrganization[] = [
  {
    key: 'halden',
    id: '0193f1c2-7a10-7000-8000-000000000001',
    name: 'Halden Collection',
    workspaceSlots: 5,
    workspaces: [
      {
        name: 'Halden Collection',
        domain: 'halden',
        styleguide: { name: 'Halden am See style guide', content: haldenStyle },
        propertySlots: 5,
        properties: [haldenAmSee, haldenStadthaus, haldenBergwirt, haldenBootshaus],
        photos: ['market', 'stage', 'regatta', 'lake', 'alps'],
        events: [...firstEvents, ...moreEvents],
        articles: haldenArticles,
      },
      stadtgarten,
      bergwerk,
    ],
  },
  {
    key: 'atlantic',
    id: '0193f1c2-7a10-7000-8000-000000000002',
    name: 'Atlantic House',
    workspaceSlots: 3,
    workspaces: [atlantic],
  },
];
