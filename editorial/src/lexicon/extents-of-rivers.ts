/**
 * Rivers and canals, in the boxes a house on their banks stands in (see extents.ts). Those that are a word of one of the
 * languages (Main, Inn, Oder, Po, Lot) stand here only with 'river' before or behind them.
 */
export const riverRows = `
  Rhine|Rhein|Rheins|Rin|Rhin: 46.3 52.2 3.9 10
  Danube|Donau|Danubio: 47.2 49.2 7.9 17.3; 45.7 48.6 16.5 19.6; 43.2 46.3 18.7 29.9
  Scheldt|Schelde|Escalda|Escaut: 49.8 51.7 3 4.6
  Seine|Sena: 47.4 49.7 -0.2 5.1
  Thames|Themse|Támesis|Tamise: 51.2 52 -2.2 1.2
  Elbe|Labe: 49.8 54.1 8.3 16.2
  Rhône|Rhone|Ródano: 43.2 46.8 4.2 8.7
  Garonne|Garona: 42.5 45.3 -0.9 2
  Gironde: 44.8 45.7 -1.3 -0.3
  Dordogne|Dordoña: 44.5 45.7 -0.7 3
  Moselle|Mosel|Mosela: 47.7 50.5 5.8 7.8
  Saar|Sarre: 48.5 49.9 6.4 7.3
  Neckar: 47.9 49.6 8.3 10
  Fulda: 50.3 51.6 9.3 10.1
  Werra: 50.3 51.6 9.5 11.2
  Weser: 51.3 53.7 8.2 9.9
  Saale: 50 52.1 10.5 12.2
  Unstrut: 51 51.5 10.3 11.9
  Havel: 52.2 53.6 11.8 13.5
  Neisse|Neiße|Nysa: 50.6 52.2 14.5 15.2
  Isar: 47.2 48.9 10.9 13
  Altmühl: 48.7 49.4 10 12
  Iller: 47.3 48.5 9.8 10.4
  Tauber: 49.2 49.9 9.4 10.3
  Pegnitz: 49.3 49.9 10.9 11.7
  Ahr: 50.3 50.6 6.6 7.4
  Ruhr: 51.1 51.6 6.6 8.7
  Salzach: 47.1 48.3 12.1 13.3
  Enns: 47.2 48.3 13.2 14.9
  Mur: 46.3 47.5 13.2 16.9
  Drava|Drau|Drave: 45.4 47 12.1 19
  Aare|Aar: 46.5 47.7 7 8.4
  Reuss: 46.5 47.5 8.1 8.8
  Limmat: 47.3 47.6 8.1 8.6
  Etsch|Adige: 45 46.8 10.3 12.4
  Eisack|Isarco: 46.4 47.1 11.2 11.6
  Arno: 43.5 44 10.2 11.9
  Tiber|Tíber|Tibre|Tevere: 41.6 43.9 12 12.7
  Brenta: 45.2 46.1 11.2 12.4
  Piave: 45.5 46.7 12 12.9
  Ticino river|río Tesino: 45 46.6 8.2 9.3
  river Po|Po river|río Po|fleuve Pô: 44.6 45.5 6.9 12.6
  river Inn|río Inn|rivière Inn: 46.3 48.7 9.6 13.6
  river Main|río Meno|rivière Main: 49.5 50.3 8.1 11.6
  river Oder|Odra|río Óder: 49.5 54 13.9 18.5
  river Spree|río Spree: 50.9 52.7 13 14.7
  river Lot|río Lot|rivière Lot: 44.2 44.7 0.2 3.9
  Loire|Loira: 46.9 48.1 -2.3 3.2; 45.5 47.3 2.8 4.4; 44.6 45.9 3.5 4.4
  Cher river|rivière Cher: 46.1 47.5 0.5 3
  Allier: 44.5 47.1 2.8 4
  Charente: 45.6 46.2 -1.2 0.9
  Dronne: 45 45.7 -0.4 1
  Vézère: 44.8 45.7 0.8 2
  Adour: 42.8 43.9 -1.6 0.3
  Ardèche: 44.1 45.4 3.8 4.9
  Drôme: 44.3 45.2 4.6 6
  Durance: 43.7 45.1 4.7 6.8
  Verdon: 43.5 44.4 5.6 6.8
  Saône|Saona: 45.6 48.2 4.6 6.4
  Meuse|Maas|Mosa: 47.9 52.1 3.9 6.2
  Marne: 47.7 49.3 2.3 5.5
  Vilaine: 47.4 48.3 -2.6 -1
  Canal du Midi: 43.1 43.7 1.3 3.6
  Ebro|Èbre: 40.5 43.1 -4.3 1
  Tagus|Tejo|Tajo|fleuve Tage: 38.6 40.9 -9.3 -1.5
  Douro|Duero: 40.6 42.1 -8.8 -2
  Mondego: 40.1 40.8 -8.9 -7.2
  Lima river|río Limia: 41.6 42.2 -8.9 -7.6
  Guadalquivir: 36.7 38.4 -6.6 -2.8
  Guadiana: 37.1 39.4 -7.6 -2.9
  Júcar: 38.9 40.5 -2.3 -0.1
  Turia: 39.3 40.5 -1.6 -0.3
  Pisuerga: 41.5 43 -4.9 -4.1
  Tormes: 40.2 41.4 -6.6 -5
  Miño|Minho: 41.8 43.3 -8.9 -7.2
  Nervión: 42.8 43.5 -3.2 -2.7
  Bidasoa|Bidassoa: 43 43.5 -1.9 -1.4
  Severn: 51.5 53 -3.6 -2.1
  Wye: 51.6 52.6 -3.7 -2.4
  Tyne: 54.9 55.3 -2.6 -1.3
  Tweed river|river Tweed: 55.4 55.8 -3.6 -1.9
  Mersey: 53.2 53.5 -3.1 -2.1
  Spey: 57 57.8 -4.5 -3
  Liffey: 53 53.5 -7 -6.1
  river Shannon|río Shannon|rivière Shannon: 52.5 54.3 -9.8 -7.8
  Vistula|Weichsel|Vístula|Vistule|Wisła: 49.5 54.5 18 22
  Vltava|Moldau|Moldava: 48.6 50.5 13.6 14.7
  Morava: 48.1 50.3 16.5 17.6; 42.5 44.8 20.5 22.1
  Sava: 44.6 46.6 13.7 20.6
  Soča|Isonzo: 45.6 46.5 13.3 13.9
  Tisza|Theiß: 45 48.3 19.8 24.4
  Sauer river|Sûre: 49.7 50 5.5 6.6
  Canal de Bourgogne|Burgundy Canal: 47 48.1 3.3 5.5
  Caledonian Canal|Kaledonischer Kanal: 56.7 57.6 -5.3 -4.1
  Göta Canal|Göta Kanal|Göta-Kanal|canal de Göta: 58 58.9 13.5 16.6
`;
