import { list } from '#lexicon/list.ts';
import type { TrainingWords } from '../training-words.ts';

export const words: TrainingWords = {
  formal: list(`
    {guests|visitors} are {invited|requested|advised|welcome|asked|encouraged}, we {cordially|warmly} invite, kindly,
    please note, please be advised, at your disposal, it is our pleasure, we are pleased to, we take pleasure,
    upon {request|arrival|departure}, prior to, in order to, furthermore, moreover, additionally, in addition,
    should you {require|wish|need}, we remain, complimentary, commence, commences, provided, accommodation,
    is {available|offered|served|provided|located|situated}, are {available|offered|served|provided|located|situated},
    may be, reservations, esteemed, distinguished, accompanied by, throughout your stay, gentlemen, shall, therefore,
    dining venue, amenities, facilities, patrons, residence, cuisine
  `),
  casual: list(`
    hey, hi there, grab, hop {on|off|in|over|into}, pop {in|by|over|down}, kick back, chill, chilled, hang out,
    hanging out, stuff, loads of, tons of, a bit of, pretty {good|much|nice}, cool, awesome, fun, yep, nope, ok, okay,
    guys, mates, folks, crash, crack open, dig in, swing by, no worries, no fuss, get going, come on {in|over}, gonna,
    it s, that s, we re, we ve, we ll, you re, you ll, you ve, you d, don t, doesn t, isn t, aren t, won t, can t,
    there s, let s, what s, they re, i m, didn t, wasn t, couldn t, who s
  `),
  flavours: {
    warm: list(`
      welcome, home, together, friends, family, kitchen, share, gladly, hug, cosy, cozy, warm, kind, hearth, neighbours,
      neighbors, happy, smile, dear, come in, stay a while, we saved you, with love
    `),
    elegant: list(`
      elegant, refined, exquisite, sophisticated, distinguished, discreet, marble, champagne, silk, crystal, tailored,
      bespoke, gracious, timeless, opulent, sumptuous, curated, impeccable, ballroom
    `),
    playful: list(`
      fun, play, silly, joke, wink, cheeky, giggle, splash, dance, pirate, snowball, nap, mischief, promise not to,
      blame, secretly, guess, oops, trust us, warning, bring your own, bonus points, spoiler
    `),
    calm: list(`
      calm, quiet, slow, slowly, unhurried, still, silence, rest, breathe, gentle, gently, soft, softly, nothing,
      peace, hush, early light, take your time, linger, drift, doze
    `),
  },
  choices: [
    list('guests, customers, clients, patrons, visitors'),
    list('holiday, vacation, getaway'),
    list('restaurant, eatery, dining venue'),
    list('bicycle, bike'),
    list('sofa, couch'),
    list('team, staff, personnel'),
    list('house, property, establishment'),
    list('car park, parking lot'),
    list('dinner, supper'),
  ],
  common: list(`
    the, a, an, and, or, of, to, in, on, at, by, for, with, from, into, over, under, up, down, out, off, as, is, are,
    was, were, be, been, being, has, have, had, do, does, did, will, would, can, could, may, might, must, shall, should,
    it, its, this, that, these, those, there, here, we, our, us, you, your, they, their, them, he, she, his, her, who,
    which, what, when, where, why, how, all, each, every, some, any, no, not, only, also, just, so, than, then, if, but,
    until, after, before, between, during, about, above, near, one, two, three, four, five, six, seven, eight, nine, ten,
    more, most, many, much, few, other, another, own, same, very, too, now, still, again, day, days, night, nights, week,
    weekend, hour, hours, minute, minutes, morning, evening, afternoon, today, year, years, hotel, room, rooms, bed,
    beds, guest, guests, stay, stays, open, opens, walk, walks, away, come, comes, go, goes, take, takes, find, make,
    makes, made, get, has, way, time, place, people, part, first, last, new, old, good, great, small, large, big, long,
    short, free, s, t, re, ll, ve, d, m, am, pm, km, well, right, left, back, like, want, need, see, look, book,
    breakfast, dinner, lunch, price, city, town, street, station, train, bus, car, door, window, floor, area, service,
    whether, both, while, because, through, per, around, next, since, without, within, off, let, know, keep,
    check, available, charge, opposite, side, edge
  `),
  partners: list(`
    room, rooms, bed, beds, breakfast, dinner, lunch, night, nights, morning, evening, afternoon, day, days, weekend, stay, stays, window, door, floor, walk, long, short, small, big, old, new, good, great, first, last, free
  `),
};
