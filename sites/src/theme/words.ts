/** The site's own words, those that no team writes: in every language that pages have. */
import type { Language } from '@foyer/contract/languages';
import type { PublicEvent } from '@foyer/contract/public-sites';

export type Counted = { one: string; other: string };

export type Words = {
  skip: string;
  languages: string;
  menu: string;
  events: string;
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
    events: 'Events',
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
      cancelled: 'This event has been canceled.',
      postponed: 'This event has been postponed. Please check the new date with the organizer.',
      moved: 'This event has moved. Please check the date and place with the organizer.',
    },
    preview: 'Preview. Only people with this link can see this page.',
    nearby: 'Events near us',
    noEntries: 'There are no event pages at the moment.',
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
    goneText: 'The event is over, or the page was withdrawn. Our home page shows what is on now.',
    awayTitle: 'One moment, please',
    awayText: 'This page cannot be shown at the moment. Please try again in a minute.',
  },
  de: {
    skip: 'Zum Inhalt',
    languages: 'Sprachen',
    menu: 'Hauptmenü',
    events: 'Veranstaltungen',
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
      cancelled: 'Diese Veranstaltung wurde abgesagt.',
      postponed: 'Diese Veranstaltung wurde verschoben. Bitte prüfen Sie den neuen Termin beim Veranstalter.',
      moved: 'Diese Veranstaltung wurde verlegt. Bitte prüfen Sie Termin und Ort beim Veranstalter.',
    },
    preview: 'Vorschau. Diese Seite sieht nur, wer den Link hat.',
    nearby: 'Veranstaltungen in der Nähe',
    noEntries: 'Zurzeit gibt es hier keine Seiten zu Veranstaltungen.',
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
    goneText:
      'Die Veranstaltung ist vorbei oder die Seite wurde zurückgezogen. Was jetzt läuft, zeigt unsere Startseite.',
    awayTitle: 'Einen Moment, bitte',
    awayText: 'Diese Seite lässt sich gerade nicht anzeigen. Bitte versuchen Sie es in einer Minute noch einmal.',
  },
  es: {
    skip: 'Ir al contenido',
    languages: 'Idiomas',
    menu: 'Menú principal',
    events: 'Eventos',
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
      cancelled: 'Este evento se ha cancelado.',
      postponed: 'Este evento se ha aplazado. Consulte la nueva fecha con la organización.',
      moved: 'Este evento ha cambiado. Consulte la fecha y el lugar con la organización.',
    },
    preview: 'Vista previa. Solo quien tiene este enlace puede ver esta página.',
    nearby: 'Eventos cerca de aquí',
    noEntries: 'En este momento no hay páginas de eventos.',
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
    goneText: 'El evento ha terminado o la página se ha retirado. En el inicio encontrará lo que hay ahora.',
    awayTitle: 'Un momento, por favor',
    awayText: 'Ahora mismo no podemos mostrar esta página. Inténtelo de nuevo en un minuto.',
  },
  fr: {
    skip: 'Aller au contenu',
    languages: 'Langues',
    menu: 'Menu principal',
    events: 'Événements',
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
      cancelled: 'Cet événement est annulé.',
      postponed: 'Cet événement est reporté. Vérifiez la nouvelle date auprès de l’organisateur.',
      moved: 'Cet événement a changé. Vérifiez la date et le lieu auprès de l’organisateur.',
    },
    preview: 'Aperçu. Seules les personnes qui ont ce lien voient cette page.',
    nearby: 'Événements à proximité',
    noEntries: 'Il n’y a pas de page d’événement en ce moment.',
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
    goneText:
      'L’événement est terminé, ou la page a été retirée. Notre page d’accueil montre ce qui a lieu en ce moment.',
    awayTitle: 'Un instant, s’il vous plaît',
    awayText: 'Cette page ne peut pas s’afficher pour le moment. Réessayez dans une minute.',
  },
};
