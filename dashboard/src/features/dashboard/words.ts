/** What the dashboard says: the day, counts, and each thing that needs a person as a sentence with its verb and way. */
import { languageNames } from '@foyer/contract/languages';
import type { Need } from '@foyer/contract/overview';
import { editedBy, sourceLabel } from '#lib/source-words/source-words.ts';

const format = (options: Intl.DateTimeFormatOptions, timeZone?: string) => (moment: string | Date) =>
  new Intl.DateTimeFormat('en-GB', { ...options, ...(timeZone ? { timeZone } : {}) }).format(new Date(moment));

/** 'Tuesday 24 November'. */
export const dayTitle = (day: Date = new Date()): string =>
  format({ weekday: 'long', day: 'numeric', month: 'long' })(day).replace(',', '');
/** '24 Nov' of YYYY-MM-DD. */
export const shortDay = format({ day: 'numeric', month: 'short' }, 'UTC');
/** '24 Nov 2026' of YYYY-MM-DD. */
export const yearDay = format({ day: 'numeric', month: 'short', year: 'numeric' }, 'UTC');
export const monthOf = format({ month: 'short' }, 'UTC');
/** 'Saturday 5 December' of YYYY-MM-DD. */
export const longDay = (day: string): string =>
  format({ weekday: 'long', day: 'numeric', month: 'long' }, 'UTC')(day).replace(',', '');

export const figures = (value: number): string => new Intl.NumberFormat('en').format(value);
/** '1 page', '4 pages'. */
export const counted = (count: number, one: string, many = `${one}s`): string =>
  `${figures(count)} ${count === 1 ? one : many}`;

const small = ['No', 'One', 'Two', 'Three', 'Four', 'Five', 'Six', 'Seven', 'Eight', 'Nine', 'Ten'];
/** 'Five' up to ten, figures beyond. */
export const numberWord = (count: number): string => small[count] ?? figures(count);

/** 'Five things need you.' */
export const needsSentence = (count: number): string =>
  count === 0 ? 'Nothing needs you.' : `${numberWord(count)} ${count === 1 ? 'thing needs' : 'things need'} you.`;

/** How long ago, in days: 'today', '12 days'. */
export function daysSince(instant: string, now = Date.now()): string {
  const days = Math.floor((now - Date.parse(instant)) / 86_400_000);
  return days < 1 ? 'today' : counted(days, 'day');
}

export type NeedWords = { title: string; detail: string; verb: string; to: string };

/** Where the editor of a landing page is. */
const editorOf = (entryId: string) => `/generate/${entryId}/check`;
/** Pages and articles of a property, without the events and venues that stand beside them on Live Posts. */
export const postsOf = (propertyId: string, query: string) => `/liveposts?of=${propertyId}&written=true&${query}`;

export function needWords(need: Need, propertyId: string): NeedWords {
  const posts = (query: string) => postsOf(propertyId, query);
  switch (need.kind) {
    case 'changed-fact': {
      const { change, pages, says } = need;
      const still = says
        ? ` still ${pages === 1 ? 'says' : 'say'} ${says}`
        : ` ${pages === 1 ? 'is' : 'are'} out of date`;
      return {
        title: `${sourceLabel(change.name)} changed; ${counted(pages, 'page')}${still}`,
        detail: editedBy(change.type, change),
        verb: `Review ${counted(pages, 'page')}`,
        to: `/changed-facts?change=${encodeURIComponent(change.key)}`,
      };
    }
    case 'changed-event': {
      const day = format({ day: 'numeric', month: 'long' }, need.timeZone);
      const to = need.corrections > 0 || need.pages > 1 ? '/changed-facts' : editorOf(need.entryId);
      return {
        title: eventSentence(need, day),
        detail: need.startedBefore
          ? `Live ${need.pages === 1 ? 'page shows' : 'pages show'} ${day(need.startedBefore)}`
          : `${counted(need.pages, 'live page')} about it. ${editedBy('event', need)}`,
        verb: need.pages === 1 ? 'Update page' : `Review ${counted(need.pages, 'page')}`,
        to,
      };
    }
    case 'past-event': {
      const day = format({ day: 'numeric', month: 'long' }, need.timeZone);
      return {
        title: `${need.title} is over`,
        detail: `It ended on ${day(need.endedOn)}; ${counted(need.pages, 'live page')} still ${need.pages === 1 ? 'announces' : 'announce'} it`,
        verb: need.pages === 1 ? 'Open page' : `See ${counted(need.pages, 'page')}`,
        to:
          need.pages === 1
            ? `/generate/${need.entryId}/publish`
            : posts(`kind=event_page&live=true&q=${encodeURIComponent(need.title)}`),
      };
    }
    case 'failed':
      return {
        title: `${counted(need.posts, 'page')} could not be published`,
        detail: need.reason,
        verb: 'See why',
        to: posts('status=failed'),
      };
    case 'drifted':
      return {
        title: `${counted(need.posts, 'page')} ${need.posts === 1 ? 'was' : 'were'} changed in WordPress`,
        detail: 'Each stays as it is there until you decide',
        verb: 'See what',
        to: posts('drifted=true'),
      };
    case 'open-claims':
      return {
        title: `${counted(need.posts, 'page')} ${need.posts === 1 ? 'has' : 'have'} open claims`,
        detail: 'Each needs a source, other words or a decision',
        verb: 'Mend',
        to: posts('open=true'),
      };
    case 'off-guide':
      return {
        title: `${counted(need.posts, 'live page')} ${need.posts === 1 ? 'does' : 'do'} not follow the style guide`,
        detail: 'Published before the guide was changed, or against its advice',
        verb: `See ${need.posts === 1 ? 'it' : 'them'}`,
        to: posts('offGuide=true'),
      };
    case 'behind':
      return {
        title: `${counted(need.posts, `${languageNames[need.language]} page`)} ${need.posts === 1 ? 'is' : 'are'} behind the first text`,
        detail: `Oldest: ${daysSince(need.oldest)}`,
        verb: 'Translate',
        to: posts(`behind=true&language=${need.language}`),
      };
    case 'alt-text':
      return {
        title: `${counted(need.images, 'image')} ${need.images === 1 ? 'has' : 'have'} no alt text`,
        detail: need.used === 0 ? 'None is used on live pages' : `${need.used} used on live pages`,
        verb: 'Write alt text',
        to: '/media?described=none',
      };
    case 'drafts':
      return {
        title: `${counted(need.posts, 'draft')} ${need.posts === 1 ? 'waits' : 'wait'} to be published`,
        detail:
          need.savedBy.length > 0
            ? `From ${new Intl.ListFormat('en', { type: 'conjunction' }).format(need.savedBy)}`
            : 'Nobody has written in them yet',
        verb: 'Open drafts',
        to: posts('status=draft'),
      };
    case 'certificate': {
      const over = need.until < new Date().toISOString().slice(0, 10);
      return {
        title: `${sourceLabel(need.factName.replace(/^certificate:/, ''))} ${over ? 'ended' : 'ends'} on ${yearDay(need.until)}`,
        detail: over ? 'Pages may not name it any more' : 'Then no page may name it',
        verb: 'Renew',
        to: '/hotel',
      };
    }
  }
}

function eventSentence(
  { title, eventStatus, startedBefore, startDate }: Extract<Need, { kind: 'changed-event' }>,
  day: (instant: string) => string,
): string {
  if (eventStatus === 'cancelled') return `${title} is cancelled`;
  if (eventStatus === 'postponed') return `${title} is postponed`;
  if (startedBefore || eventStatus === 'moved') return `${title} moved to ${day(startDate)}`;
  return `${title} changed`;
}
