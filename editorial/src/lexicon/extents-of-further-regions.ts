/** Regions, ranges and islands within the boxes they lie in (see extents.ts): Spain, Portugal, the islands, the north and the east. */
export const furtherRegionRows = `
  Highlands|Scottish Highlands|Schottischen Highlands|Schottische Highlands|Schottischen Hochland|Schottisches Hochland|Tierras Altas|Highlands écossais: 55.9 58.8 -7.5 -2; 63.3 66.6 -24.6 -13.4
  Baltics|Baltikum|países bálticos|pays baltes: 53.8 59.8 20.5 28.3
  Andalusia|Andalusien: 35.9 38.8 -7.6 -1.6
  Catalonia|Katalonien: 40.4 42.9 0.1 3.4
  Galicia|Galicien: 41.8 43.9 -9.4 -6.7
  Asturias|Asturien: 42.8 43.7 -7.3 -4.5
  Cantabria|Kantabrien: 42.7 43.6 -4.9 -3.1
  Rioja: 41.9 42.7 -3.2 -1.6
  Navarra|Navarre: 41.8 43.4 -2.6 -0.7
  Extremadura|Estrémadure: 37.9 40.6 -7.6 -4.6
  Aragón|Aragonien: 39.8 43 -2.2 0.9
  Castile|Kastilien: 40.1 43.3 -7.1 -1.7; 38 41.2 -5.2 -0.9
  La Mancha: 38 40.7 -5.1 -1
  Alpujarra|Alpujarras: 36.7 37.1 -3.7 -2.6
  Sierra Nevada: 36.8 37.4 -3.8 -2.5
  Picos de Europa|Pics d'Europe: 42.9 43.5 -5.3 -4.3
  Mallorca|Majorca: 39.2 40 2.2 3.6
  Menorca|Minorque: 39.7 40.2 3.7 4.4
  Formentera: 38.6 38.85 1.3 1.7
  Balearics|Balearen: 38.6 40.2 1.1 4.4
  Canaries|Kanaren|Canary Islands|Kanarische Inseln|Kanarischen Inseln|islas Canarias|îles Canaries: 27.5 29.6 -18.3 -13.2
  Tenerife|Teneriffa: 27.9 28.7 -17 -16
  Gran Canaria|Grande Canarie: 27.6 28.3 -16 -15.2
  La Gomera: 28 28.3 -17.4 -17
  La Palma: 28.4 28.9 -18.1 -17.6
  El Hierro: 27.6 27.9 -18.3 -17.8
  La Graciosa: 29.2 29.4 -13.6 -13.3
  Lanzarote: 28.82 29.5 -14 -13.2
  Fuerteventura: 27.9 28.76 -14.7 -13.7
  Algarve: 36.8 37.7 -9.1 -7.3
  Alentejo: 37.2 39.8 -9 -6.8
  Minho: 41.1 42.3 -9 -7.7
  Madeira|Madère: 32.3 33.3 -17.5 -16
  Porto Santo: 32.9 33.2 -16.5 -16.2
  Azores|Azoren: 36.8 39.9 -31.5 -24.8
  Douro Valley|Dourotal|valle del Duero|vallée du Douro: 40.9 42.1 -8.7 -1.8
  Crete|Kreta: 34.7 35.8 23.3 26.5
  Cyclades|Kykladen: 36.2 38.1 23.9 26.3
  Santorini|Santorin: 36.2 36.6 25.2 25.6
  Mykonos: 37.3 37.6 25.2 25.6
  Naxos: 36.9 37.25 25.32 25.65
  Paros: 36.9 37.2 25 25.4
  Antiparos: 36.8 37.1 24.9 25.1
  Milos: 36.6 36.9 24.2 24.7
  Rhodes|Rhodos: 35.8 36.6 27.6 28.4
  Kos: 36.6 37 26.8 27.5
  Corfu|Korfu: 39.3 39.9 19.5 20.2
  Zakynthos|Zante: 37.6 38 20.5 21.1
  Cephalonia|Kefalonia|Cefalonia|Céphalonie: 38 38.6 20.2 20.9
  Lesbos: 38.9 39.5 25.7 26.7
  Samos: 37.6 37.9 26.5 27.2
  Dodecanese|Dodekanes|Dodecaneso|Dodécanèse: 35.3 37.6 26.2 28.4
  Ionian Islands|Ionische Inseln|Ionischen Inseln|islas Jónicas|îles Ioniennes: 36 40 19.3 23.2
  Peloponnese|Peloponnes: 36.3 38.5 21 23.7
  Halkidiki|Chalkidiki|Calcídica|Chalcidique: 39.8 40.8 22.9 24.5
  Macedonia|Makedonien|Macédoine: 39.8 42.4 20.3 26.1
  Thessaly|Thessalien|Tesalia|Thessalie: 38.7 40.2 21 23.5
  Epirus|Epiro|Épire: 38.8 40.4 19.9 21.5
  Attica|Attika|Ática|Attique: 37.5 38.4 22.8 24.2
  Dalmatia|Dalmatien: 42.3 44.7 14.4 18.7
  Istria|Istrien: 44.7 45.53 13.4 14.4
  Kvarner|Quarnero: 44.3 45.6 13.9 15.2
  Slavonia|Slawonien|Eslavonia|Slavonie: 44.9 46 16.7 19.5
  Cornwall|Cornualles|Cornouailles: 49.8 51.1 -6.5 -4.1
  Devon: 50.1 51.4 -4.9 -2.8
  Dorset: 50.4 51.2 -3.1 -1.6
  Somerset: 50.7 51.6 -4 -2.2
  Kent: 50.8 51.6 -0.1 1.6
  Sussex: 50.6 51.3 -1.1 1
  Surrey: 51 51.6 -1 0.2
  Essex: 51.4 52.2 -0.2 1.4
  Norfolk: 52.3 53.1 0.1 1.9
  Suffolk: 51.8 52.7 0.2 1.9
  Yorkshire: 53.2 54.8 -2.7 0.3
  Cumbria: 53.9 55.3 -3.8 -2.1
  Lancashire: 53.3 54.4 -3.2 -1.9
  Northumberland: 54.7 55.9 -2.8 -1.3
  Shropshire: 52.2 53.1 -3.4 -2.1
  Herefordshire: 51.7 52.5 -3.3 -2.2
  Gloucestershire: 51.4 52.2 -2.8 -1.5
  Oxfordshire: 51.4 52.3 -1.8 -0.8
  Wiltshire: 50.9 51.8 -2.5 -1.4
  Hampshire: 50.6 51.5 -2 -0.6
  Derbyshire: 52.6 53.6 -2.2 -1.1
  Lincolnshire: 52.5 53.8 -1 0.5
  Cotswolds: 51.3 52.3 -2.6 -1.2
  Peak District: 52.9 53.7 -2.3 -1.4
  Lake District: 54.1 54.9 -3.7 -2.4
  Snowdonia|Eryri: 52.4 53.4 -4.4 -3.2
  Pembrokeshire: 51.5 52.2 -5.5 -4.4
  Isle of Wight|isla de Wight|île de Wight: 50.5 50.8 -1.7 -1
  Channel Islands|Kanalinseln|islas del Canal|îles Anglo-Normandes: 49.1 49.8 -2.8 -1.9
  Orkney|Orkneys|Órcadas|Orcades: 58.6 59.5 -3.6 -2.2
  Shetland|Shetlands: 59.4 61 -2.5 -0.5
  Hebrides|Hebriden: 55.5 58.6 -8.7 -5.5
  Outer Hebrides|Äußere Hebriden|Äußeren Hebriden|Hébridas Exteriores|Hébrides extérieures: 56.7 58.6 -8.7 -6
  Isle of Skye|isla de Skye|île de Skye|Skye: 56.9 57.8 -6.9 -5.6
  Isle of Mull|isla de Mull|île de Mull: 56.2 56.7 -6.5 -5.6
  Cairngorms: 56.6 57.5 -4.6 -2.7
  Speyside: 57 57.8 -4.2 -2.8
  Argyll: 55.2 56.9 -7.2 -4.4
  Fife: 55.9 56.5 -3.8 -2.5
  Perthshire: 56 57 -4.9 -3
  Aberdeenshire: 56.7 57.8 -3.9 -1.7
  Lothian: 55.6 56.1 -3.8 -2.3
  Northern Ireland|Nordirland|Irlanda del Norte|Irlande du Nord: 53.9 55.4 -8.3 -5.3
  Connemara: 53.2 53.7 -10.4 -9
  Burren: 52.9 53.2 -9.5 -8.8
  Munster: 51.3 53.2 -10.7 -6.9
  Connacht: 52.9 54.5 -10.4 -7.8
  Leinster: 52 54.2 -8.1 -5.9
  Ulster: 53.7 55.5 -8.9 -5.3
  Flanders|Flandern: 50.3 51.6 1.9 6
  Wallonia|Wallonien: 49.4 50.9 2.8 6.5
  Ardennes|Ardennen: 49.3 50.8 4.1 6.6
  Zeeland: 51.1 51.9 3.2 4.4
  Friesland|Frisia|Frise: 52.7 53.6 4.8 6.5
  Texel: 52.9 53.3 4.6 5
  Limburg|Limburgo|Limbourg: 50.6 51.9 4.8 6.4
  Drenthe: 52.5 53.3 6 7.2
  Overijssel: 52 52.9 5.7 7.2
  Gelderland|Güeldres|Gueldre: 51.6 52.6 4.9 6.9
  Veluwe: 51.9 52.5 5.4 6.3
  Skåne|Schonen|Escania|Scanie: 55.2 56.6 12.4 14.7
  Dalarna|Dalecarlia|Dalécarlie: 59.8 62.4 12.1 16.8
  Gotland: 56.8 58.5 18 19.5
  Öland: 56.1 57.4 16.3 17.3
  Småland: 56.4 58.2 13.2 16.9
  Jutland|Jütland: 54.4 57.9 7.9 11
  Bornholm: 54.9 55.4 14.6 15.3
  Zealand|Seeland|Selandia|Sjælland: 54.9 56.2 10.8 12.8; 46.8 47.3 6.9 7.6
  Funen|Fünen|Fionia|Fionie: 54.6 55.7 9.6 11.1
  Lofoten: 67.6 68.6 12 15.6
  Lapland|Lappland: 63.5 70.3 13 31.3
  Åland: 59.7 60.7 19 21.5
  Karelia|Karelien: 60.5 64 28 33
  Telemark: 58.6 60.4 7 9.9
  Hardanger: 59.8 60.8 5.7 8
  Silesia|Schlesien: 49.4 52 14.7 19.9
  Masuria|Masuren: 53.1 54.5 19.3 23.1
  Pomerania|Pommern|Pomerania|Poméranie: 53 54.9 12.2 18.7
  Bohemia|Böhmen: 48.5 51.1 12 16.5
  Moravia|Mähren: 48.5 50.4 15.1 18.9
  Transylvania|Siebenbürgen: 45.3 47.9 21.9 26.7
  Tatras|Tatra|High Tatras|Hohe Tatra|Altos Tatras|Hautes Tatras: 48.9 49.5 19.3 20.7
  Pyrenees|Pyrenäen: 42 43.4 -2.2 3.3
  Alps|Alpen: 43.6 48.2 5 16.4
  Swiss Alps|Schweizer Alpen|Alpes suizos|Alpes suisses: 45.8 47.3 6.3 10.5
  Bavarian Alps|Bayerische Alpen|Bayerischen Alpen|Alpes bávaros|Alpes bavaroises: 47.2 47.9 9.9 13.2
  Julian Alps|Julische Alpen|Julischen Alpen|Alpes Julianos|Alpes juliennes: 46 46.7 12.9 14.3
`;
