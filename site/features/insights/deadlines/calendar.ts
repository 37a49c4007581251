import ical, {
  ICalAlarmType,
  ICalCalendarMethod,
  ICalEventBusyStatus,
  type ICalEventData,
  ICalEventTransparency,
} from 'ical-generator';
import type { DeadlinesPage } from '../../../schemas/insights/deadlines.ts';
import { type Dated, inTenseOn, statusOf, statusWords } from './deadlines.ts';

/** A calendar of one choice of the filter: the tag in its address, and its name. */
export interface Only {
  tag: string;
  name: string;
}

interface Facts {
  origin: URL;
  words: DeadlinesPage;
  today: string;
  only?: Only | undefined;
}

const DAY_SECONDS = 24 * 60 * 60;
const REMINDERS = [90, 30];
/** Where versions of an entry are counted from. */
const FIRST_DAY = Date.UTC(2026, 0, 1);

/** Never the site's address, which may change: the entry would count as another one. */
function uidOf(slug: string): string {
  return `${slug}@deadlines.dhr`;
}

function descriptionOf(entry: Dated, { words, today }: Facts): string {
  const { facts, status } = words;
  const lines = [
    entry.text,
    `${facts.affects}: ${entry.affects}`,
    `${facts.action}: ${entry.action}`,
    `${facts.status}: ${statusWords(entry, statusOf(entry, today), status)}.`,
    ...(entry.differs ? [`${facts.differs}: ${entry.differs}`] : []),
    `${facts.source}: ${entry.sources.map(({ label, href }) => (href ? `${label}, ${href}` : label)).join('; ')}`,
  ];
  return lines.join('\n\n');
}

function eventOf(entry: Dated, facts: Facts): ICalEventData {
  const { slug, at, title, checked, areas } = entry;
  const { words, origin } = facts;
  return {
    id: uidOf(slug),
    // A newer check is a newer version, so that a program with the entry takes the change.
    sequence: Math.round((checked.getTime() - FIRST_DAY) / (DAY_SECONDS * 1000)),
    stamp: checked,
    lastModified: checked,
    allDay: true,
    start: new Date(`${at.first}T00:00:00Z`),
    // The end of an all-day entry is the day after it (RFC 5545, 3.6.1).
    end: new Date(Date.parse(at.first) + DAY_SECONDS * 1000),
    timezone: 'UTC',
    summary: at.precision === 'day' ? title : `${title} ${words.calendar.dayOpen}`,
    description: descriptionOf(entry, facts),
    url: new URL(`/insights/deadlines#${slug}`, origin).href,
    categories: areas.map((area) => ({ name: words.areas[area] })),
    // A deadline takes no time in a calendar.
    transparency: ICalEventTransparency.TRANSPARENT,
    busystatus: ICalEventBusyStatus.FREE,
    alarms: REMINDERS.map((days) => ({
      type: ICalAlarmType.display,
      trigger: days * DAY_SECONDS,
      description: title,
    })),
  };
}

/** Some deadlines as an iCalendar file (RFC 5545), to be kept or subscribed to. */
export function calendarOf(entries: readonly Dated[], facts: Facts): string {
  const { words, origin, only } = facts;
  const calendar = ical({
    prodId: { company: 'DHR', product: 'deadlines', language: 'EN' },
    name: only ? `${words.calendar.name}: ${only.name}` : words.calendar.name,
    description: words.calendar.text,
    method: ICalCalendarMethod.PUBLISH,
    url: new URL('/insights/deadlines', origin).href,
    source: new URL(`/insights/deadlines${only ? `/${only.tag}` : ''}.ics`, origin).href,
    ttl: DAY_SECONDS,
  });
  for (const entry of entries) calendar.createEvent(eventOf(inTenseOn(entry, facts.today), facts));
  return `${calendar.toString()}\r\n`;
}
