/** The site's own words, those that no team writes: in every language that pages have. */
import type { Language } from '@foyer/contract/languages';
import type { PublicEvent } from '@foyer/contract/public-sites';

export type Counted = { one: string; other: string };

export type Words = {
  skip: string;
  languages: string;
  menu: string;
  book: string;
  seeRooms: string;
  stay: string;
  arrive: string;
  leave: string;
  guests: string;
  adults: Counted;
  rate: string;
  tickets: string;
  freeEntry: string;
  ticketsFrom: (price: string) => string;
  details: string;
  pictures: string;
  questions: string;
  notices: Record<Exclude<PublicEvent['eventStatus'], 'scheduled'>, string>;
  preview: string;
  nearby: string;
  noEntries: string;
  houses: string;
  checkIn: string;
  checkInFrom: (time: string) => string;
  checkOut: string;
  checkOutUntil: (time: string) => string;
  rooms: string;
  stars: Counted;
  category: string;
  amenities: string;
  pets: string;
  petsYes: string;
  petsNo: string;
  home: string;
  toHome: string;
  missingTitle: string;
  missingText: string;
  goneTitle: string;
  goneText: string;
  awayTitle: string;
  awayText: string;
};

export const words: Record<Language, Words> = {
  en: {
    skip: 'Skip to content',
    languages: 'Languages',
    menu: 'Main menu',
    book: 'Book',
    seeRooms: 'See rooms',
    stay: 'Your stay',
    arrive: 'Arrive',
    leave: 'Leave',
    guests: 'Guests',
    adults: { one: '1 adult', other: '{n} adults' },
    rate: 'Rate',
    tickets: 'Tickets and program',
    freeEntry: 'Free entry',
    ticketsFrom: (price) => `Tickets from ${price}`,
    details: 'At a glance',
    pictures: 'Pictures',
    questions: 'Questions',
    notices: {
      cancelled: 'This event has been canceled. Our rooms are open as usual.',
      postponed: 'This event has been postponed. A new date has not been announced yet.',
      moved: 'This event has moved. Please check the date and place with the organizer.',
    },
    preview: 'Preview. Only people with this link can see this page.',
    nearby: 'Events near us',
    noEntries: 'New pages are on their way.',
    houses: 'Our houses',
    checkIn: 'Check-in',
    checkInFrom: (time) => `from ${time}`,
    checkOut: 'Check-out',
    checkOutUntil: (time) => `until ${time}`,
    rooms: 'Rooms',
    stars: { one: '1 star', other: '{n} stars' },
    category: 'Category',
    amenities: 'In the house',
    pets: 'Pets',
    petsYes: 'Welcome',
    petsNo: 'Not possible',
    home: 'Home',
    toHome: 'Back to the home page',
    missingTitle: 'There is no page here',
    missingText: 'The address may be misspelled, or the page has moved.',
    goneTitle: 'This page has been taken down',
    goneText: 'What it told of is over. You will find what is on now on our home page.',
    awayTitle: 'We will be right back',
    awayText: 'This page cannot be shown at the moment. Please try again in a minute.',
  },
  de: {
    skip: 'Zum Inhalt',
    languages: 'Sprachen',
    menu: 'Hauptmenü',
    book: 'Buchen',
    seeRooms: 'Zimmer ansehen',
    stay: 'Ihr Aufenthalt',
    arrive: 'Anreise',
    leave: 'Abreise',
    guests: 'Gäste',
    adults: { one: '1 Person', other: '{n} Personen' },
    rate: 'Angebot',
    tickets: 'Karten und Programm',
    freeEntry: 'Eintritt frei',
    ticketsFrom: (price) => `Karten ab ${price}`,
    details: 'Auf einen Blick',
    pictures: 'Bilder',
    questions: 'Fragen',
    notices: {
      cancelled: 'Diese Veranstaltung wurde abgesagt. Unser Haus ist wie gewohnt geöffnet.',
      postponed: 'Diese Veranstaltung wurde verschoben. Ein neuer Termin steht noch nicht fest.',
      moved: 'Diese Veranstaltung wurde verlegt. Bitte prüfen Sie Termin und Ort beim Veranstalter.',
    },
    preview: 'Vorschau. Diese Seite sieht nur, wer den Link hat.',
    nearby: 'Veranstaltungen in der Nähe',
    noEntries: 'Neue Seiten folgen in Kürze.',
    houses: 'Unsere Häuser',
    checkIn: 'Anreise',
    checkInFrom: (time) => `ab ${time} Uhr`,
    checkOut: 'Abreise',
    checkOutUntil: (time) => `bis ${time} Uhr`,
    rooms: 'Zimmer',
    stars: { one: '1 Stern', other: '{n} Sterne' },
    category: 'Kategorie',
    amenities: 'Im Haus',
    pets: 'Haustiere',
    petsYes: 'Willkommen',
    petsNo: 'Nicht möglich',
    home: 'Startseite',
    toHome: 'Zur Startseite',
    missingTitle: 'Hier gibt es keine Seite',
    missingText: 'Vielleicht ist die Adresse falsch geschrieben oder die Seite umgezogen.',
    goneTitle: 'Diese Seite gibt es nicht mehr',
    goneText: 'Ihr Anlass ist vorbei. Was jetzt läuft, finden Sie auf unserer Startseite.',
    awayTitle: 'Wir sind gleich wieder da',
    awayText: 'Diese Seite lässt sich gerade nicht anzeigen. Bitte versuchen Sie es in einer Minute noch einmal.',
  },
  es: {
    skip: 'Ir al contenido',
    languages: 'Idiomas',
    menu: 'Menú principal',
    book: 'Reservar',
    seeRooms: 'Ver habitaciones',
    stay: 'Su estancia',
    arrive: 'Llegada',
    leave: 'Salida',
    guests: 'Huéspedes',
    adults: { one: '1 adulto', other: '{n} adultos' },
    rate: 'Tarifa',
    tickets: 'Entradas y programa',
    freeEntry: 'Entrada gratuita',
    ticketsFrom: (price) => `Entradas desde ${price}`,
    details: 'De un vistazo',
    pictures: 'Imágenes',
    questions: 'Preguntas',
    notices: {
      cancelled: 'Este evento se ha cancelado. Nuestra casa sigue abierta como siempre.',
      postponed: 'Este evento se ha aplazado. Todavía no hay una nueva fecha.',
      moved: 'Este evento ha cambiado. Consulte la fecha y el lugar con la organización.',
    },
    preview: 'Vista previa. Solo quien tiene este enlace puede ver esta página.',
    nearby: 'Eventos cerca de aquí',
    noEntries: 'Pronto habrá nuevas páginas.',
    houses: 'Nuestras casas',
    checkIn: 'Entrada',
    checkInFrom: (time) => `desde las ${time}`,
    checkOut: 'Salida',
    checkOutUntil: (time) => `hasta las ${time}`,
    rooms: 'Habitaciones',
    stars: { one: '1 estrella', other: '{n} estrellas' },
    category: 'Categoría',
    amenities: 'En la casa',
    pets: 'Mascotas',
    petsYes: 'Bienvenidas',
    petsNo: 'No es posible',
    home: 'Inicio',
    toHome: 'Volver al inicio',
    missingTitle: 'Aquí no hay ninguna página',
    missingText: 'Puede que la dirección esté mal escrita o que la página haya cambiado de sitio.',
    goneTitle: 'Esta página ya no existe',
    goneText: 'Lo que contaba ha terminado. En el inicio encontrará lo que hay ahora.',
    awayTitle: 'Volvemos enseguida',
    awayText: 'Ahora mismo no podemos mostrar esta página. Inténtelo de nuevo en un minuto.',
  },
  fr: {
    skip: 'Aller au contenu',
    languages: 'Langues',
    menu: 'Menu principal',
    book: 'Réserver',
    seeRooms: 'Voir les chambres',
    stay: 'Votre séjour',
    arrive: 'Arrivée',
    leave: 'Départ',
    guests: 'Voyageurs',
    adults: { one: '1 adulte', other: '{n} adultes' },
    rate: 'Tarif',
    tickets: 'Billets et programme',
    freeEntry: 'Entrée libre',
    ticketsFrom: (price) => `Billets à partir de ${price}`,
    details: 'En bref',
    pictures: 'Images',
    questions: 'Questions',
    notices: {
      cancelled: 'Cet événement est annulé. Notre maison reste ouverte comme d’habitude.',
      postponed: 'Cet événement est reporté. La nouvelle date n’est pas encore connue.',
      moved: 'Cet événement a changé. Vérifiez la date et le lieu auprès de l’organisateur.',
    },
    preview: 'Aperçu. Seules les personnes qui ont ce lien voient cette page.',
    nearby: 'Événements à proximité',
    noEntries: 'De nouvelles pages arrivent bientôt.',
    houses: 'Nos maisons',
    checkIn: 'Arrivée',
    checkInFrom: (time) => `à partir de ${time}`,
    checkOut: 'Départ',
    checkOutUntil: (time) => `jusqu’à ${time}`,
    rooms: 'Chambres',
    stars: { one: '1 étoile', other: '{n} étoiles' },
    category: 'Catégorie',
    amenities: 'Dans la maison',
    pets: 'Animaux',
    petsYes: 'Bienvenus',
    petsNo: 'Non admis',
    home: 'Accueil',
    toHome: 'Retour à l’accueil',
    missingTitle: 'Il n’y a pas de page ici',
    missingText: 'L’adresse est peut-être mal écrite, ou la page a changé de place.',
    goneTitle: 'Cette page n’existe plus',
    goneText: 'Ce qu’elle annonçait est terminé. L’actualité se trouve sur notre page d’accueil.',
    awayTitle: 'Nous revenons tout de suite',
    awayText: 'Cette page ne peut pas s’afficher pour le moment. Réessayez dans une minute.',
  },
};
