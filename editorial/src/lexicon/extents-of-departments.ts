/** French departments with names that are nothing else's, generously drawn (see extents.ts). */
export const departmentRows = `
  Haute-Savoie|Upper Savoy|Hochsavoyen|Alta Saboya: 45.6 46.5 5.7 7.2
  Isère: 44.6 45.95 4.7 6.4
  Hautes-Alpes|Altos Alpes: 44.1 45.2 5.3 7.2
  Alpes-de-Haute-Provence|Alpes de Alta Provenza: 43.6 44.75 5.4 7.1
  Alpes-Maritimes|Maritime Alps|Alpes Marítimos: 43.4 44.45 6.5 7.8
  Vaucluse: 43.6 44.5 4.6 5.8
  Bouches-du-Rhône|Bocas del Ródano: 43.1 44 4.1 5.9
  Hérault: 43.2 44.1 2.5 4.3
  Lozère: 44 45 2.9 4.1
  Aveyron: 43.6 45 1.8 3.5
  Pyrénées-Orientales|Eastern Pyrenees|Ostpyrenäen|Pirineos Orientales: 42.3 43 1.7 3.3
  Hautes-Pyrénées|Altos Pirineos: 42.6 43.7 -0.4 0.7
  Pyrénées-Atlantiques|Pirineos Atlánticos: 42.7 43.7 -1.9 0.1
  Haute-Garonne|Alto Garona: 42.6 44 0.4 2.1
  Ariège: 42.5 43.4 0.8 2.3
  Gers: 43.2 44.2 -0.4 1.3
  Lot-et-Garonne: 43.9 44.8 -0.2 1.2
  Tarn-et-Garonne: 43.7 44.5 0.7 2.1
  Gironde: 44.1 45.7 -1.4 0.4
  Charente-Maritime|Charente Marítimo: 45 46.5 -1.7 0.1
  Deux-Sèvres: 45.9 47.2 -1 0.3
  Vendée: 46.2 47.2 -2.5 -0.5
  Loire-Atlantique|Loira Atlántico: 46.8 47.9 -2.7 -0.9
  Morbihan: 47.2 48.3 -3.8 -2
  Finistère: 47.6 48.9 -5.3 -3.3
  Côtes-d'Armor|Costas de Armor: 48 49 -3.8 -1.8
  Ille-et-Vilaine: 47.6 48.8 -2.4 -0.9
  Calvados: 48.7 49.5 -1.3 0.6
  Seine-Maritime: 49.2 50.2 0 1.9
  Pas-de-Calais: 49.9 51.1 1.5 3.3
  Haut-Rhin|Alto Rin: 47.4 48.4 6.8 7.7
  Bas-Rhin|Bajo Rin: 48.1 49.2 6.9 8.3
  Meurthe-et-Moselle: 48.3 49.6 5.4 7.2
  Doubs: 46.5 47.6 5.6 7.1
  Haute-Saône|Alto Saona: 47.2 48.1 5.3 6.9
  Côte-d'Or: 46.8 48.1 4 5.6
  Saône-et-Loire: 46.1 47.2 3.6 5.5
  Nièvre: 46.6 47.6 2.8 4.3
  Puy-de-Dôme: 45.2 46.3 2.3 4
  Haute-Loire|Alto Loira: 44.7 45.5 3 4.6
  Cantal: 44.6 45.5 2 3.4
  Corrèze: 44.9 45.8 1.2 2.6
  Haute-Vienne: 45.4 46.5 0.6 2
  Indre-et-Loire: 46.7 47.8 0 1.4
  Loir-et-Cher: 47.1 48.2 0.5 2.3
  Maine-et-Loire: 46.9 47.9 -1.4 0.3
  Mayenne: 47.7 48.6 -1.3 0
`;
