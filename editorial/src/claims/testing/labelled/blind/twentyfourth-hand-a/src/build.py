import json
def ml(n,*v): return [{"factName":n,"factValue":x,"language":l} for l,x in zip(('en','de','es','fr'),v)]
def F(s):
    return [{"factName":a.strip(),"factValue":b.strip()} for a,b in (l.split('=',1) for l in s.strip().split('\n'))]
A=lambda x:[{"factName":"amenities","factValue":json.dumps(x,ensure_ascii=False,separators=(',',':'))}]
n=lambda i,f:{"id":i,"free":f}
P=[]
P.append(dict(key="ptitbadge",name="Hôtel Le P’tit Badge",type="budget hotel",starRating=2,address="Rue du Tourniquet 14",city="Bordeaux",country="France",latitude=44.889,longitude=-0.567,facts=
A(["free_wifi","bar",n("breakfast_buffet",False),n("parking",False),"ev_charging","elevator","air_conditioning","heating","soundproofing","reception_24h","luggage_storage","family_rooms","accessible_rooms","terrace","coworking","meeting_rooms","non_smoking","pet_friendly","vegan_menu","rain_shower"])+F("""room_count=112
floor_count=5
bar_count=1
meeting_room_count=3
meeting_capacity=40
check_in_time=15:00
check_out_time=12:00
year_opened=1999
year_renovated=2022
distance:convention_centre=250 m
distance:tram_stop=3 min walk
distance:train_station=7 km
distance:airport=12 km
distance:city_centre=6 km
distance:stadium=900 m
distance:supermarket=400 m
distance:halle_aux_cordages=1.6 km
hours:breakfast=06:00-10:00
hours:bar=17:00-00:00
price:breakfast=9.90 EUR
price:parking=7 EUR
size:coworking=60 m²
certificate:green_key=GK-FR-1187;2026-03-31
award:travellers_choice=2024""")
+ml("policy:pets","one pet per room, 6 EUR a night","ein Haustier pro Zimmer, 6 EUR pro Nacht","una mascota por habitación, 6 EUR por noche","un animal par chambre, 6 EUR par nuit")
+ml("restaurant_note","no restaurant","kein Restaurant","sin restaurante","pas de restaurant")
+ml("location","beside the trade fair grounds","direkt neben dem Messegelände","junto al recinto ferial","à côté du parc des expositions")))
P.append(dict(key="calhandra",name="Paço da Calhandra",type="historic hotel",starRating=4,address="Terreiro da Cisterna 3",city="Serpa",country="Portugal",latitude=37.944,longitude=-7.5975,facts=
A(["restaurant","bar",n("breakfast",True),{"id":"outdoor_pool","seasonal":True},"garden","garden_view","terrace","fireplace","library","wine_cellar","free_wifi","free_parking","ev_charging","air_conditioning","heating",n("bicycle_rental",True),"safe","minibar","bathtub","wedding_venue","concierge","luggage_storage","babysitting","massage","non_smoking","gluten_free_menu","accessible_rooms"])+F("""room_count=31
suite_count=4
floor_count=2
check_in_time=15:00
check_out_time=12:00
year_built=1568
year_opened=1986
year_renovated=2018
distance:old_town=200 m
distance:castle=350 m
distance:beja=29 km
distance:guadiana=7 km
hours:restaurant=19:00-22:30
hours:outdoor_pool=09:00-20:00
hours:bar=11:00-23:00
hours:breakfast=07:30-10:30
price:dinner_menu=38 EUR
price:wine_tasting=22 EUR
size:outdoor_pool=15 m
size:garden=12000 m²
size:suite=48 m²
certificate:biosphere=BIO-PT-0442;2027-09-30
award:best_historic_hotel=2021
chef=Graça Molarinho""")
+ml("policy:pets","no pets","keine Haustiere","no se admiten mascotas","animaux non admis")
+ml("building","former Franciscan convent","ehemaliges Franziskanerkloster","antiguo convento franciscano","ancien couvent franciscain")
+ml("region","in the Alentejo","im Alentejo","en el Alentejo","dans l’Alentejo")
+ml("pool_season","outdoor pool open from April to October","Außenpool von April bis Oktober geöffnet","piscina exterior abierta de abril a octubre","piscine extérieure ouverte d’avril à octobre")
+ml("olive_trees","180 old olive trees in the garden","180 alte Olivenbäume im Garten","180 olivos viejos en el jardín","180 vieux oliviers dans le jardin")))
P.append(dict(key="tangvig",name="Havbad Tangvig",type="spa hotel",starRating=None,address="Tangvej 27",city="Ebeltoft",country="Denmark",latitude=56.1842,longitude=10.6735,facts=
A(["spa","indoor_pool","heated_pool","sauna","steam_room","hot_tub","massage","yoga","gym","restaurant","cafe",n("breakfast_buffet",True),"free_wifi","free_parking","ev_charging","sea_view","beachfront","balcony","terrace","fireplace","library","elevator","step_free_access","accessible_rooms",n("bicycle_rental",False),"room_service","adults_only","vegan_menu","coffee_machine","non_smoking"])+F("""room_count=74
suite_count=9
floor_count=3
restaurant_count=2
year_built=1908
year_opened=1909
year_renovated=2023
distance:beach=60 m
distance:old_town=1.2 km
distance:ferry_terminal=4 km
distance:airport=22 km
hours:spa=10:00-22:00
hours:indoor_pool=06:30-22:00
hours:restaurant=18:00-21:30
hours:breakfast=07:00-10:30
price:day_spa=395 DKK
price:bathrobe=75 DKK
price:bicycle=120 DKK
size:spa=1800 m²
size:indoor_pool=20 m
size:suite=55 m²
size:bathing_jetty=80 m
certificate:green_key=GK-DK-0731;2027-12-31
certificate:nordic_swan_ecolabel=NS-3052;2025-06-30
award:nordic_spa_award=2025""")
+ml("policy:children","guests from the age of 16","Gäste ab 16 Jahren","huéspedes a partir de 16 años","hôtes à partir de 16 ans")
+ml("sea","on Ebeltoft Vig, a bay of the Kattegat","an der Ebeltoft Vig, einer Bucht des Kattegat","en la bahía de Ebeltoft, en el Kattegat","sur la baie d’Ebeltoft, dans le Cattégat")
+ml("pool_temperature","indoor pool heated to 32 °C","Hallenbad auf 32 °C beheizt","piscina cubierta a 32 °C","piscine intérieure chauffée à 32 °C")
+ml("annual_closure","closed from 4 to 29 January 2027","vom 4. bis 29. Januar 2027 geschlossen","cerrado del 4 al 29 de enero de 2027","fermé du 4 au 29 janvier 2027")))
json.dump(P,open('properties.json','w'),ensure_ascii=False,indent=1)
json.dump([{"key":"roulottes","title":"Roulottes & Marmites","description":"Three-day food truck weekend with 45 trucks and dishes from 18 countries. Admission free; tasting pass 15 EUR.","startDate":"2027-05-21T17:00:00+02:00","endDate":"2027-05-23T21:00:00+02:00","venueName":"Halle aux Cordages","address":"Quai des Calfats 8","city":"Bordeaux","country":"France","latitude":44.876,"longitude":-0.558}],open('events.json','w'),ensure_ascii=False,indent=1)
out=[];cnt={};house=lang=None
for l in open('lines.txt'):
    l=l.rstrip('\n')
    if not l.strip(): continue
    if l.startswith('=='): house,lang=l[2:].split(); continue
    ev=None
    if l[0]=='@': ev='roulottes'; l=l[1:]
    t,_,sp=l.partition(' ## '); ex=[]
    for s in filter(None,sp.split(' ; ')):
        a,b=s.rsplit(' ~ ',1); v='supported'; b=b.strip()
        if b.endswith('!c'): v='contradicted'; b=b[:-2].strip()
        elif b.endswith('!u'): v='unsupported'; b=b[:-2].strip()
        ex.append(dict(span=a.strip(),kind=b,verdict=v))
    bad=[e for e in ex if e['verdict']!='supported']
    k=(lang,house); cnt[k]=cnt.get(k,0)+1
    out.append(dict(id=f"{lang}-{house}-{cnt[k]:02d}",property=house,event=ev,language=lang,text=t.strip(),kind=(bad or ex)[0]['kind'] if ex else 'none',planted=bool(bad),expect=ex))
open('claims.jsonl','w').write(''.join(json.dumps(o,ensure_ascii=False)+'\n' for o in out))
