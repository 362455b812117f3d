R=[('a.txt','derrière sa porte cloutée','derrière ses vieux murs'),
('a.txt','y no es lo único verde de la casa','y lo celebramos sin hacer ruido'),
('z.txt','and we sort our rubbish with something close to passion','and our paperwork has never looked tidier'),
('z.txt',"gardez le sourire, on s'occupe de vos valises d'idées noires","gardez le sourire et le bonnet"),
('t.txt','and yes, the compost has a name','and yes, we are a little proud of it'),
('t.txt','und der Sommelier kennt jeden beim Kosenamen','und jeder hat seine eigene Laune'),
('t.txt','Este año Les Papilles','En abril, Les Papilles'),
('t.txt','Par égard pour le chat de la maison','Par égard pour la sieste des autres'),
('t.txt','trois si la boulangerie vous appelle','le temps de se mettre en appétit'),
('props.py','("check_in_time","14:00"),("check_out_time","11:00")','("check_in_time","14:00")'),
('props.py','("check_in_time","16:00"),("check_out_time","11:00")','("check_in_time","16:00")')]
for f,a,b in R:
    s=open(f).read(); assert s.count(a)==1,a; open(f,'w').write(s.replace(a,b))
