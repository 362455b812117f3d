/** Coasts and seas, as travellers name them, within the boxes their shores lie in (see extents.ts). */
export const coastRows = `
  Costa del Sol: 36.2 37 -5.5 -3.6
  Costa Tropical: 36.6 36.9 -3.9 -3
  Costa de Almería: 36.6 37.5 -3.2 -1.5
  Costa de la Luz: 35.9 37.4 -7.6 -5.5
  Costa Blanca: 37.7 39.1 -1 0.4
  Costa Cálida: 37.2 38 -1.8 -0.5
  Costa del Azahar: 38.8 40.7 -0.6 0.7
  Costa Dorada|Costa Daurada: 40.5 41.4 0.4 1.8
  Costa Brava: 41.6 42.6 2.6 3.5
  Costa Verde: 43.1 43.8 -7.2 -4.4; 38.8 41 8 9
  Costa da Morte|Costa de la Muerte: 42.7 43.5 -9.5 -8.3
  Rías Baixas|Rías Bajas: 42 42.9 -9.2 -8.3
  Costa Vicentina: 36.9 38 -9.1 -8.4
  Silver Coast|Silberküste|Costa de Plata|Côte d'Argent|Costa de Prata: 38.8 41.2 -9.6 -8.3; 43.2 45.8 -1.9 -0.8
  Costa Smeralda|Smaragdküste|Costa Esmeralda|Côte d'Émeraude|Emerald Coast: 40.8 41.4 9 9.8; 48.3 48.9 -2.7 -1.3; 43.2 43.6 -4.6 -3.2
  Amalfi Coast|Amalfiküste|Costa Amalfitana|côte amalfitaine: 40.4 40.8 14.2 15
  Italian Riviera|italienische Riviera|italienischen Riviera|Riviera italiana|Riviera italienne: 43.7 44.6 7.4 10.2
  French Riviera|Côte d'Azur: 43 44 5.9 7.7
  Opal Coast|Opalküste|Côte d'Opale|Costa de Ópalo: 50 51.1 1.4 2.6
  Pink Granite Coast|Rosa Granitküste|Côte de Granit rose: 48.6 49 -3.8 -3
  Jurassic Coast|Juraküste|Costa Jurásica|côte jurassique: 50.4 50.9 -3.5 -1.8
  Wild Atlantic Way: 51.3 55.4 -10.7 -7
  Causeway Coast: 54.9 55.4 -7.1 -5.9
  Ring of Kerry|Anneau du Kerry: 51.6 52.2 -10.5 -9.3
  Olive Riviera|Olivenriviera: 45.2 45.9 10.6 10.9
  Turkish Riviera|Türkische Riviera|Türkischen Riviera|Riviera turca|Riviera turque: 35.9 37.6 27 34
`;

/** Seas by the boxes in which a house may stand on their shores. */
export const seaRows = `
  Tyrrhenian Sea|Tyrrhenian|Tyrrhenisches Meer|Tyrrhenischen Meer|Tyrrhenische Meer|Tyrrhenischen Meeres|Tirreno|mar Tirreno|mer Tyrrhénienne|Tyrrhénienne: 42 43.2 8.9 12.3; 41 42.2 11.5 13.8; 40 41.2 13.5 15.8; 38 40.4 14.8 16.4; 37.8 38.4 12.3 15.8; 38.8 41.3 9 10; 41.3 43.1 9.1 9.6
  Ligurian Sea|Ligurisches Meer|Ligurischen Meer|Ligurische Meer|mar de Liguria|mer Ligure|mer de Ligurie: 42.6 44.6 7 10.8
  Ionian Sea|Ionian|Ionisches Meer|Ionischen Meer|Ionische Meer|mar Jónico|mer Ionienne: 36 40.7 15 22.5
  Aegean Sea|Aegean|Ägäis|Ägäischen Meer|Egeo|mar Egeo|mer Égée: 34.7 41.2 22.4 28.6
  Atlantic|Atlantic Ocean|océano Atlántico|océan Atlantique|Atlantik|Atlantischen Ozean|Atlántico|Atlantique: 36.8 42.2 -9.7 -8.2; 36.8 37.5 -9.1 -7.2; 35.9 37.5 -7.6 -5.4; 27 34 -19 -13; 36.5 40 -32 -24; 41.8 43.9 -9.6 -7.7; 43 43.9 -8.5 -1.3; 43.2 47.6 -3.2 -0.5; 46.8 49 -5.4 -1.2; 51.2 55.6 -10.8 -7.2; 49.8 51.4 -6.6 -3.8; 55 59.5 -8.8 -4.3; 58 71.5 -8 15; 62 67 -25 -13; 28 36 -12 -5.6
  Bay of Biscay|Biskaya|Golf von Biskaya|golfo de Vizcaya|golfe de Gascogne: 43 48.6 -9.5 -0.8
  Cantabrian Sea|mar Cantábrico|Cantábrico|Kantabrischen Meer|Kantabrische Meer|mer Cantabrique: 42.9 44 -9 -1.3
  English Channel|Ärmelkanal|canal de la Mancha: 48.4 51.5 -6 2.2
  Celtic Sea|Keltische See|Keltischen See|mar Céltico|mer Celtique: 47.5 52.6 -11 -4
  Wadden Sea|Wattenmeer|mar de Frisia|mer des Wadden: 52.8 55.7 4.6 9.2
  Norwegian Sea|Norwegische See|mar de Noruega|mer de Norvège: 61 71.5 -10 21
  Kattegat: 55.4 57.9 10 13
  Skagerrak: 57 59.6 7 11.8
  Gulf of Bothnia|Bottnischer Meerbusen|Bottnischen Meerbusen|golfo de Botnia|golfe de Botnie: 59.8 66 16.5 26
  Gulf of Finland|Finnischer Meerbusen|Finnischen Meerbusen|golfo de Finlandia|golfe de Finlande: 59.2 60.8 22.5 30.5
  Baltic Sea|Baltic|Ostsee|mar Báltico|Báltico|mer Baltique|Baltique: 53.7 54.9 9.3 14.5; 53.7 55 14 20; 54.4 58.2 9.4 15.4; 55.2 61 12.4 19.7; 59.4 66 16.5 30.5; 54.3 58.4 19.7 25; 58.2 60 21.6 28.4
  North Sea|Nordsee|mar del Norte|mer du Nord: 50.6 52.6 1.4 4.9; 52.3 52.9 4.2 5.1; 52.9 53.8 4.5 7.3; 53.3 54.1 6.8 9.2; 53.8 57.8 7.7 9.4; 51.2 53.2 0.2 1.9; 52.7 55.9 -2.2 0.7; 55.6 58.8 -4.5 -1.6; 58.4 61 -3.7 -0.4; 57.7 62.2 4.4 8
  Adriatic|Adriatic Sea|Adria|mar Adriático|Adriático|mer Adriatique|Adriatique: 39.6 46 12.1 20.2
  Mediterranean|Mediterranean Sea|mar Mediterráneo|mer Méditerranée|Mittelmeer|Mediterráneo|Méditerranée: 35.7 37.1 -5.8 -1.3; 36.9 39.6 -1.8 0.6; 39.2 42.7 -0.8 3.6; 38.4 40.3 1 4.6; 42.3 44 2.6 7.8; 36 44.7 7.4 18.7; 44.5 46 12 15.5; 41.5 45.7 13.4 20; 34 41.5 19 36.6; 30 37.5 -6 35
  Black Sea|Schwarzes Meer|Schwarzen Meer|Schwarze Meer|mar Negro|mer Noire: 40.5 46.8 27 42
  Irish Sea|Irische See|Irischen See|mar de Irlanda|mer d'Irlande: 51.8 55 -6.6 -2.6
`;
