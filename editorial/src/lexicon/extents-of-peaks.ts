/** Peaks and sights a house may be said to stand at the foot of or some steps from, in generous boxes (see extents.ts). */
export const peakRows = `
  Mont Blanc|Montblanc|Mont-Blanc: 45.6 46.2 6.4 7.2
  Matterhorn|Mont Cervin|Cervin|Cervino: 45.8 46.2 7.4 8
  Eiger|Jungfraujoch: 46.4 46.8 7.7 8.2
  Zugspitze: 47.3 47.6 10.8 11.3
  Großglockner|Grossglockner: 46.9 47.3 12.4 13.1
  Watzmann: 47.4 47.8 12.7 13.2
  Ben Nevis: 56.6 57 -5.4 -4.6
  Scafell Pike: 54.3 54.6 -3.5 -2.9
  Croagh Patrick: 53.6 53.9 -9.9 -9.3
  Carrauntoohil: 51.9 52.1 -10 -9.5
  Vesuvius|Vesuv|Vesubio|Vésuve|Vesuvio: 40.5 41 14 14.8
  Mount Etna|Ätna|Etna: 37.3 38.2 14.6 15.4
  Stromboli: 38.1 38.9 14.7 16.1
  Mount Olympus|monte Olimpo|mont Olympe: 39.8 40.4 22 22.8
  Pico de Aneto|Aneto|Monte Perdido: 42.3 42.9 -0.3 1
  Mulhacén: 36.8 37.4 -3.6 -2.9
  Teide: 27.9 28.7 -17 -16
  Picos de Europa: 42.9 43.5 -5.3 -4.3
  Puy de Dôme: 45.5 46 2.6 3.3
  Mont Ventoux: 43.9 44.4 4.9 5.6
  Pic du Midi|Cirque de Gavarnie: 42.6 43.1 -0.5 0.5
  Triglav: 46.1 46.6 13.5 14.2
  Tre Cime|Drei Zinnen|Tres Cimas de Lavaredo: 46.4 46.8 11.9 12.6
  Brocken: 51.6 52 10.3 11
  Trossachs: 56 56.5 -4.8 -4
  Alhambra: 37.1 37.3 -3.7 -3.5
  Sagrada Familia|Sagrada Família|Park Güell: 41.3 41.5 2 2.3
  Eiffel Tower|Eiffelturm|torre Eiffel|tour Eiffel: 48.6 49.1 2 2.7
  Notre-Dame de Paris|Montmartre|Champs-Élysées: 48.6 49.1 2 2.7
  Brandenburg Gate|Brandenburger Tor|Alexanderplatz|Kurfürstendamm: 52.3 52.7 13 13.8
  Colosseum|Kolosseum|Coliseo|Colisée: 41.7 42.1 12.3 12.7
  Trevi Fountain|Trevibrunnen|Fontana di Trevi|Spanish Steps: 41.7 42.1 12.3 12.7
  Big Ben|Covent Garden|Hyde Park|Trafalgar Square|Piccadilly: 51.3 51.7 -0.5 0.3
  Acropolis of Athens|Athener Akropolis: 37.8 38.2 23.5 24
  Rialto|Rialtobrücke|Piazza San Marco|Markusplatz: 45.3 45.6 12.1 12.5
  Ponte Vecchio|Uffizi|Uffizien: 43.6 43.9 11 11.5
  Charles Bridge|Karlsbrücke|puente de Carlos|pont Charles: 49.9 50.2 14.2 14.7
  Hagia Sophia|Blue Mosque|Blaue Moschee|Topkapi: 40.9 41.2 28.8 29.2
  Stephansdom|Schönbrunn|Naschmarkt: 48.1 48.4 16.1 16.6
  Neuschwanstein: 47.4 47.7 10.5 11
  Giralda: 37.2 37.5 -6.1 -5.8
  Puerta del Sol: 40.3 40.6 -3.9 -3.5
  Stonehenge: 51 51.4 -2.1 -1.5
  Cliffs of Moher|Klippen von Moher|acantilados de Moher|falaises de Moher: 52.8 53.1 -9.6 -9.1
  Giant's Causeway: 55.1 55.3 -6.8 -6.3
`;
