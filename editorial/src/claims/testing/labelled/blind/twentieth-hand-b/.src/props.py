import json
def F(pairs):
    out=[]
    for k,v in pairs:
        if isinstance(v,list) and k!='amenities':
            for l,t in zip(['en','de','es','fr'],v): out.append({"factName":k,"factValue":t,"language":l})
        elif k=='amenities': out.append({"factName":k,"factValue":json.dumps(v,separators=(',',':'))})
        else: out.append({"factName":k,"factValue":v})
    return out
P=[
{"key":"alhucema","name":"Hotel Patio de la Alhucema","type":"boutique hotel","starRating":4,"address":"Calle Alfareros Viejos 9","city":"Priego de Córdoba","country":"Spain","latitude":37.4385,"longitude":-4.1953,"facts":F([
("amenities",["free_wifi","rooftop_pool","rooftop_terrace","restaurant","bar",{"id":"breakfast","free":False},"hammam","massage","air_conditioning","elevator","non_smoking","safe","minibar","rain_shower","balcony","luggage_storage",{"id":"parking","free":False},"bicycle_rental","accessible_rooms","vegan_menu"]),
("room_count","19"),("suite_count","3"),("floor_count","3"),("restaurant_count","1"),("check_in_time","15:00"),("check_out_time","12:00"),
("year_built","1764"),("year_opened","2009"),("year_renovated","2022"),
("distance:old_town","150 m"),("distance:bus_stop","400 m"),("distance:fuente_del_rey","480 m"),("distance:airport","75 km"),
("hours:hammam","10:00-21:00"),("hours:restaurant","13:30-23:00"),("hours:rooftop_pool","11:00-20:00"),("hours:breakfast","08:00-11:00"),
("price:breakfast","14 EUR"),("price:hammam","28 EUR"),("price:parking","12 EUR"),
("size:hammam","110 m²"),("size:rooftop_pool","9 m"),("size:suite","42 m²"),
("certificate:biosphere","BIO-4471;2027-09-30"),("award:andalusian_tourism_award","2023"),
("policy:pets",["no pets","keine Haustiere","no se admiten mascotas","animaux non admis"]),
("policy:children",["children from 10 years","Kinder ab 10 Jahren","niños a partir de 10 años","enfants à partir de 10 ans"]),
("opening_season",["closed from 7 January to 12 February","geschlossen vom 7. Januar bis 12. Februar","cerrado del 7 de enero al 12 de febrero","fermé du 7 janvier au 12 février"]),
("patio",["inner courtyard with a lemon tree; olive oil from the family's own mill at breakfast","Innenhof mit Zitronenbaum; zum Frühstück Olivenöl aus der familieneigenen Mühle","patio interior con limonero; en el desayuno, aceite de la almazara familiar","patio intérieur avec citronnier ; au petit déjeuner, huile d’olive du moulin familial"]),
])},
{"key":"zibintas","name":"Marių Žibintas Hotel","type":"harbour hotel","starRating":None,"address":"Pylimo krantinė 3","city":"Klaipėda","country":"Lithuania","latitude":55.7062,"longitude":21.1289,"facts":F([
("amenities",["free_wifi","restaurant","bar",{"id":"breakfast_buffet","free":True},"sauna","gym","elevator","boat_mooring","meeting_rooms","city_view","reception_24h","bicycle_rental","pet_friendly","ev_charging",{"id":"underground_parking","free":False},{"id":"laundry","free":False},"family_rooms","soundproofing","coffee_machine","live_music","non_smoking","heating"]),
("room_count","86"),("suite_count","6"),("floor_count","7"),("meeting_room_count","4"),("meeting_capacity","140"),("bar_count","1"),
("check_in_time","14:00"),
("year_built","1938"),("year_opened","1996"),("year_renovated","2019"),
("distance:port","120 m"),("distance:old_town","350 m"),("distance:smiltyne_ferry","560 m"),("distance:train_station","1.6 km"),("distance:airport","32 km"),
("hours:restaurant","12:00-22:00"),("hours:bar","17:00-01:00"),("hours:sauna","16:00-22:00"),("hours:breakfast","06:30-10:30"),
("price:underground_parking","15 EUR"),("price:sauna","20 EUR"),("price:bicycle","10 EUR"),
("size:largest_meeting_room","180 m²"),("size:gym","60 m²"),
("certificate:green_key","GK-LT-0318;2027-06-30"),("certificate:iso_14001","LT-14-221;2025-03-31"),("award:baltic_travel_award","2022"),
("policy:pets",["dogs up to 20 kg, 15 EUR a night","Hunde bis 20 kg, 15 EUR pro Nacht","perros de hasta 20 kg, 15 EUR por noche","chiens jusqu’à 20 kg, 15 EUR par nuit"]),
("sauna_note",["wood-fired sauna","holzbefeuerte Sauna","sauna de leña","sauna au feu de bois"]),
])},
{"key":"tonnelles","name":"Le Clos des Sept Tonnelles","type":"country hotel","starRating":3,"address":"12 chemin du Bas des Murets","city":"Chablis","country":"France","latitude":47.8072,"longitude":3.8069,"facts":F([
("amenities",["free_wifi","free_parking","ev_charging","restaurant","bar","wine_cellar",{"id":"breakfast","free":False},{"id":"outdoor_pool","seasonal":True},"heated_pool","garden","garden_view","terrace","fireplace","library","pet_friendly","bicycle_rental","wedding_venue","family_rooms","bathtub","non_smoking","playground","gluten_free_menu","meeting_rooms"]),
("room_count","24"),("suite_count","4"),("wine_count","450"),("meeting_room_count","2"),("meeting_capacity","40"),
("check_in_time","16:00"),
("year_built","1831"),("year_opened","1976"),("year_renovated","2023"),
("distance:city_centre","1.2 km"),("distance:halle_aux_tonneaux","1.6 km"),("distance:river","200 m"),("distance:supermarket","900 m"),("distance:train_station","20 km"),
("hours:restaurant","19:00-21:30"),("hours:breakfast","07:30-10:30"),("hours:outdoor_pool","09:00-20:00"),
("price:breakfast","16 EUR"),("price:menu","48 EUR"),("price:extra_bed","30 EUR"),
("size:outdoor_pool","14 m"),("size:garden","15000 m²"),("size:library","35 m²"),
("certificate:eu_ecolabel","FR-051-119;2027-12-31"),("award:bib_gourmand","2025"),("chef","Hélène Cottin"),
("policy:pets",["dogs welcome, 12 EUR a night","Hunde willkommen, 12 EUR pro Nacht","perros bienvenidos, 12 EUR por noche","chiens bienvenus, 12 EUR par nuit"]),
("opening_season",["open from 15 March to 30 November","geöffnet vom 15. März bis 30. November","abierto del 15 de marzo al 30 de noviembre","ouvert du 15 mars au 30 novembre"]),
("pool_season",["pool open from May to September","Pool von Mai bis September geöffnet","piscina abierta de mayo a septiembre","piscine ouverte de mai à septembre"]),
])},
]
for p in P: print(p["key"],len({f["factName"] for f in p["facts"]}))
json.dump(P,open('properties.json','w'),ensure_ascii=False,indent=1)
E=[{"key":"papilles","title":"Les Papilles du Serein","description":"Three-day wine and food fair with 85 winegrowers and 40 food stalls. Day ticket 12 EUR, tasting glass included; children under 12 free.","startDate":"2027-04-16T10:00:00+02:00","endDate":"2027-04-18T18:00:00+02:00","venueName":"Halle aux Tonneaux","address":"Place du Vieux Lavoir 2","city":"Chablis","country":"France","latitude":47.8139,"longitude":3.7983}]
json.dump(E,open('events.json','w'),ensure_ascii=False,indent=1)
