/** Gulfs, bays, straits, fjords and the smaller and farther seas, in the boxes of their shores (see extents.ts). */
export const gulfRows = `
  Sognefjord|Sognefjorden|Sognefjords|fiordo de Sogn: 60.8 61.6 4.8 7.9
  Hardangerfjord|Hardangerfjorden|Hardangerfjords|fiordo de Hardanger: 59.6 60.7 5 7.2
  Geirangerfjord|Geirangerfjorden|fiordo de Geiranger|fjord de Geiranger: 62 62.4 6.5 7.4
  Nordfjord|Nordfjorden: 61.6 62.1 4.9 7.3
  Lysefjord|Lysefjorden|fiordo de Lyse: 58.8 59.2 5.9 6.8
  Nærøyfjord|Nærøyfjorden|Aurlandsfjord: 60.7 61.1 6.6 7.4
  Trondheimsfjord|Trondheimfjord|Trondheimsfjorden: 63.2 64.1 9.3 11.7
  Oslofjord|Oslofjorden|fiordo de Oslo|fjord d'Oslo: 58.9 60 10.1 11.1
  Hjørundfjord|Romsdalsfjord|Storfjord: 62 62.8 6 8
  Ofotfjord|Vestfjord|Vestfjorden: 67 69 12.5 18
  Limfjord|Limfjorden|fiordo de Lim: 56.4 57.3 8 10.4; 45 45.3 13.5 13.9
  Roskilde Fjord|Roskildefjord|Isefjord: 55.5 56.1 11.5 12.3
  Vejle Fjord|Mariagerfjord|Randers Fjord: 55.4 57 9.3 10.5
  Flensburg Fjord|Flensburger Förde|fiordo de Flensburgo: 54.6 55.1 9.3 10.1
  Kieler Förde|Kiel Fjord|Kieler Bucht: 54.2 54.9 9.8 11.4
  Eckernförder Bucht|Schlei: 54.3 54.8 9.5 10.2
  Lübecker Bucht|Bay of Lübeck|bahía de Lübeck|baie de Lübeck: 53.8 54.5 10.6 11.6
  Greifswalder Bodden|Saaler Bodden|Bodden: 53.9 54.7 12.2 13.9
  Stettiner Haff|Szczecin Lagoon|Oderhaff: 53.5 54.1 13.6 14.9
  Kurisches Haff|Kurischen Haff|Curonian Lagoon|laguna de Curlandia|lagune de Courlande: 54.8 55.9 20.4 21.5
  Jadebusen: 53.3 53.8 7.9 8.5
  IJsselmeer|Markermeer: 52.2 53.2 4.9 6
  Øresund|Öresund|Oresund: 55.2 56.2 12.2 13.1
  Gulf of Riga|Rigaer Bucht|golfo de Riga|golfe de Riga: 56.8 58.7 22 24.8
  Firth of Forth: 55.8 56.3 -3.9 -2.3
  Moray Firth: 57.4 58.3 -4.4 -1.9
  Firth of Clyde: 55 56.2 -5.6 -4.5
  Solent: 50.5 51 -1.7 -1
  Bristol Channel: 51 51.8 -5 -2.6
  Cardigan Bay: 51.9 53 -5.4 -3.9
  Lyme Bay: 50.2 50.9 -3.7 -2.3
  Galway Bay|bahía de Galway|baie de Galway|Galway-Bucht: 53 53.4 -9.8 -8.8
  Dingle Bay|bahía de Dingle|baie de Dingle: 51.8 52.3 -10.6 -9.6
  Bantry Bay|bahía de Bantry|baie de Bantry: 51.5 51.9 -10.2 -9.3
  Clew Bay: 53.6 54 -10.2 -9.4
  Donegal Bay: 54.2 54.8 -8.9 -8
  Gulf of Morbihan|Golf von Morbihan|golfo de Morbihan|golfe du Morbihan: 47.4 47.8 -3.1 -2.5
  Gulf of Saint-Tropez|Golf von Saint-Tropez|golfo de Saint-Tropez|golfe de Saint-Tropez: 43.1 43.5 6.4 6.8
  Gulf of Lion|Golfe du Lion|golfo de León|Löwengolf: 42.3 43.7 2.9 5.6
  Arcachon Bay|bassin d'Arcachon|bahía de Arcachon|Becken von Arcachon: 44.4 44.9 -1.4 -0.9
  Bay of Mont-Saint-Michel|baie du Mont-Saint-Michel|Bucht des Mont-Saint-Michel: 48.5 48.9 -2 -1.3
  Bay of Somme|baie de Somme|Sommebucht|bahía del Somme: 50 50.4 1.3 1.8
  Bay of Naples|Gulf of Naples|Golf von Neapel|bahía de Nápoles|golfo de Nápoles|baie de Naples|golfe de Naples: 40.4 41 13.7 14.6
  Gulf of Salerno|Golf von Salerno|golfo de Salerno|golfe de Salerne: 40 40.8 14.3 15.2
  Gulf of Trieste|Golf von Triest|golfo de Trieste|golfe de Trieste: 45.4 45.9 13 13.9
  Gulf of Genoa|Golf von Genua|golfo de Génova|golfe de Gênes: 43.8 44.6 7.8 10
  Gulf of Taranto|Golf von Tarent|golfo de Tarento|golfe de Tarente: 39 40.8 16.4 18.5
  Gulf of Poets|Golf der Dichter|golfo de los Poetas|golfe des Poètes|Golfo dei Poeti: 43.9 44.2 9.7 10.1
  Venetian Lagoon|Lagune von Venedig|laguna de Venecia|lagune de Venise: 45.1 45.7 12 12.8
  Strait of Messina|Straße von Messina|estrecho de Mesina|détroit de Messine: 37.8 38.5 15.3 15.9
  Kvarner|Kvarner Bay|Kvarner-Bucht|golfo de Kvarner|Quarnero: 44.3 45.6 14 15.2
  Bay of Kotor|Bucht von Kotor|bahía de Kotor|bouches de Kotor|baie de Kotor: 42.2 42.7 18.3 18.9
  Saronic Gulf|Saronischer Golf|Saronischen Golf|golfo Sarónico|golfe Saronique: 37 38.2 22.8 24.2
  Gulf of Corinth|Golf von Korinth|golfo de Corinto|golfe de Corinthe: 37.7 38.6 21.6 23.2
  Sea of Marmara|Marmarameer|mar de Mármara|mer de Marmara: 40.1 41.3 26.5 30
  Bosphorus|Bosporus|Bósforo|Bosphore: 40.8 41.4 28.7 29.4
  Dardanelles|Dardanellen|Dardanelos: 39.8 40.7 25.9 27.2
  Strait of Gibraltar|Straße von Gibraltar|estrecho de Gibraltar|détroit de Gibraltar: 35.6 36.5 -6.3 -4.9
  Bay of Cádiz|Bucht von Cádiz|bahía de Cádiz|baie de Cadix: 36.3 36.8 -6.6 -6
  Bay of Palma|Bucht von Palma|bahía de Palma|baie de Palma: 39.2 39.8 2.4 3
  Bay of Roses|Bucht von Roses|bahía de Rosas|bahía de Roses|baie de Roses: 42 42.4 3 3.4
  Ría de Arousa|Ría de Vigo|Ría de Pontevedra|Ría de Arosa: 42 42.8 -9.1 -8.4
  Ria Formosa|Ría Formosa: 36.9 37.3 -8.2 -7.4
  Costa Nova: 40.5 40.7 -8.9 -8.6
  Mar Menor: 37.6 37.9 -0.95 -0.6
  Red Sea|Rotes Meer|Roten Meer|Rote Meer|mar Rojo|mer Rouge: 12 30.1 32 44
  Dead Sea|Totes Meer|Toten Meer|Tote Meer|mar Muerto|mer Morte: 30.8 32 35.2 35.8
  White Sea|Weißes Meer|Weißen Meer|mar Blanco|mer Blanche: 63 69 32 45
  Barents Sea|Barentssee|mar de Barents|mer de Barents: 68 80 15 60
  Greenland Sea|Grönlandsee|mar de Groenlandia|mer du Groenland: 65 82 -45 20
  Arctic Ocean|Arktischer Ozean|Nordpolarmeer|océano Ártico|océan Arctique|Eismeer: 65 84 -75 75
  Pacific|Pacific Ocean|Pazifik|Pazifischen Ozean|océano Pacífico|Pacífico|océan Pacifique|Pacifique: -60 66 -180 -67; -60 66 95 180
  Indian Ocean|Indischer Ozean|Indischen Ozean|océano Índico|océan Indien: -50 30 20 130
  Caribbean|Caribbean Sea|Karibik|mar Caribe|Caribe|mer des Caraïbes|Caraïbes: 8 27 -90 -58
  Sea of Crete|Kretisches Meer|Libyan Sea|Libysches Meer|Libyschen Meer|mar de Creta|mar de Libia|mer de Crète|mer de Libye: 34.5 37 22.8 27.2
  Levantine Sea|mar Levantino: 31 37 26 37
  Balearic Sea|mar Balear|Balearenmeer|mer des Baléares: 37.8 42.5 -0.5 5
  Alboran Sea|mar de Alborán|Alboranmeer|mer d'Alboran: 34.8 37 -5.8 -1
`;
