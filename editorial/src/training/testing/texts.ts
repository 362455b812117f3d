/** Texts of houses that do not exist, whose tone is known because they were written to have it. */
import type { Language } from '@foyer/contract/languages';
import type { SampleText } from '../samples.ts';

const texts = (language: Language, name: string, ...all: string[]): SampleText[] =>
  all.map((text, at) => ({ title: `${name} ${at + 1}`, language, text }));

export const formalTexts: Record<Language, SampleText[]> = {
  en: texts(
    'en',
    'The Albany',
    `Guests are cordially invited to take afternoon tea in the Orangery, which is served daily from three o'clock.
    Please note that reservations are required for parties of six or more. Should you require assistance with your
    luggage upon arrival, our concierge remains at your disposal throughout your stay. Complimentary newspapers are
    available in the library, and pressing is provided upon request.`,
    `The ballroom, which is situated on the first floor, may be reserved for private receptions and accompanied by
    chamber music. We are pleased to arrange accommodation for visiting musicians. Guests are kindly requested to
    inform the concierge prior to departure. In addition, a selection of teas is offered in the marble hall, where
    crystal and silver are placed with discreet attention.`,
  ),
  de: texts(
    'de',
    'Schloss Arnau',
    `Wir laden Sie herzlich ein, Ihren Aufenthalt im Schloss mit einem Empfang im Marmorsaal zu beginnen. Das Frühstück
    wird in der Orangerie serviert, auf Wunsch auch in Ihrem Zimmer. Bitte beachten Sie, dass sich die Bibliothek im
    ersten Stock befindet. Selbstverständlich steht Ihnen unser Concierge zur Verfügung, ebenfalls in den
    Abendstunden.`,
    `Die Räumlichkeiten verfügen über erlesene Stoffe sowie historische Gemälde. Anlässlich Ihrer Anreise empfehlen wir
    Ihnen, den Fahrdienst im Voraus zu bestellen. Darüber hinaus werden Führungen durch den Weinkeller angeboten. Wir
    bitten Sie, Ihre Wünsche bezüglich des Abendessens bis zum Mittag mitzuteilen.`,
  ),
  es: texts(
    'es',
    'Palacio Ordóñez',
    `Nos complace darle la bienvenida al palacio. El desayuno se sirve en el salón de mármol y, previa petición, en su
    habitación. Le rogamos tenga en cuenta que la biblioteca se encuentra en la primera planta. Asimismo, nuestro
    conserje está a su disposición durante su estancia. El establecimiento dispone de un jardín histórico.`,
    `Con motivo de su llegada, le invitamos a un concierto de cámara en el patio. Las instalaciones cuentan con una
    capilla del siglo XVI, ubicada junto al claustro. Si usted lo desea, se ofrecen visitas privadas. Le rogamos que
    comunique su hora de salida con antelación, con el fin de preparar el equipaje.`,
  ),
  fr: texts(
    'fr',
    'Hôtel de Varenne',
    `Nous avons le plaisir de vous accueillir dans le salon de musique. Le petit déjeuner est servi à l'orangerie et,
    sur demande, dans votre chambre. Veuillez noter que la bibliothèque se situe au premier étage. Par ailleurs, notre
    concierge se tient à votre disposition durant votre séjour. L'établissement dispose de boiseries soignées.`,
    `À l'occasion de votre arrivée, nous vous invitons à un récital dans la cour d'honneur. Nous vous prions de bien
    vouloir réserver au préalable. En outre, des visites privées sont proposées chaque matin, notamment dans les caves.
    L'ensemble de nos prestations bénéficie de la plus grande discrétion.`,
  ),
};

export const casualTexts: Record<Language, SampleText[]> = {
  en: texts(
    'en',
    'Bunk & Boat',
    `Hey, you made it. Grab a towel, hop in the lake and don't worry about the time. There's loads of coffee on the
    stove, and it's on us. If you're hungry, pop over to the boat house and dig in. We've got bikes too, so let's go
    for a spin. No fuss, no keys, no dress code. Kick back, you're on holiday.`,
    `It's a bit of a climb, but the view's pretty good and the folks up there won't let you leave without cake. Bring
    your mates. You'll hang out on the jetty till it's dark, then we'll light a fire. That's the plan. Don't bring
    stuff you can't get wet, and don't blame us if the dog steals your socks.`,
  ),
  de: texts(
    'de',
    'Hütte Lenz',
    `Hey, schön, dass du da bist! Schnapp dir ein Handtuch, lauf runter zum Steg und spring rein. Kaffee steht auf dem
    Herd, nimm dir einfach einen. Wenn du Hunger hast, komm vorbei, deine Freunde auch. Kein Stress, bei uns gibt's
    keine Uhr. Das Holz liegt hinterm Haus, mach dir halt ein Feuer.`,
    `Der Weg rauf ist ein bisschen steil, aber oben gibt's Kuchen, und der ist echt gut. Pack deine Badehose ein und
    lass dein Auto stehen. Wir hocken abends auf dem Steg, bis es dunkel ist. Passt schon, wenn du später kommst. Dein
    Schlüssel liegt unterm Stein, und Leute, macht die Tür zu, sonst kommt der Hund rein.`,
  ),
  es: texts(
    'es',
    'Casa Chirimía',
    `¡Hola! Qué bien que vengas. Coge una toalla, date un chapuzón y quédate un rato en la terraza. Hay café en la
    cocina, y si tienes hambre, pásate por el patio con tus amigos. Aquí no hay horarios ni líos. Tu bici te espera en
    la puerta, así que vente y relájate, que para eso estás de finde.`,
    `La subida cuesta un poco, pero arriba te espera una tarta que mola un montón. Deja tu coche y apúntate al paseo con
    la gente del pueblo. Por la noche nos sentamos fuera, a gusto, hasta que a ti te apetezca. Y vale, el perro te
    roba los calcetines, pero es genial. Trae a los peques, que lo pasan súper.`,
  ),
  fr: texts(
    'fr',
    'Cabane Pirouette',
    `Salut, pose ton sac et viens voir le lac ! Il y a plein de serviettes, un café bien chaud et un truc à grignoter.
    Si tu as faim, passe à la cuisine avec tes copains, c'est sans chichi. Ton vélo t'attend devant la porte. Pas de
    clé, pas d'horaire : on se retrouve sur le ponton, c'est super sympa.`,
    `Ça grimpe un peu, mais le gâteau là-haut est génial. Laisse ta voiture et file à pied avec tes gamins. Le soir, on
    allume le feu et on parle jusqu'à ce que tu aies sommeil. Bref, profite. Et si le chien te pique tes chaussettes,
    promis, on te les rend. Tes potes sont les bienvenus, allez, hop !`,
  ),
};
