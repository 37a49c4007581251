const CALENDAR = '/insights/deadlines.ics';
const END = 'END:VEVENT\r\n';

/** The entries of some deadlines as one calendar: the same entries as in the calendar of all, so nobody gets them twice. */
function pickEntries(calendar: string, slugs: readonly string[]): string {
  const [head = '', ...rest] = calendar.split(/(?=BEGIN:VEVENT)/);
  const entries = rest
    .map((entry) => entry.slice(0, entry.indexOf(END) + END.length))
    .filter((entry) => {
      const [, uid = ''] = /^UID:(.*?)@/m.exec(entry.replace(/\r\n /g, '')) ?? [];
      return slugs.includes(uid);
    });
  // A name and a source of the whole would make programs subscribe to it.
  const plain = head.replace(
    /^(?:X-|NAME|SOURCE|URL|REFRESH|DESCRIPTION)[^\n]*\n(?: [^\n]*\n)*/gm,
    '',
  );
  return `${plain}${entries.join('')}END:VCALENDAR\r\n`;
}

/** Offers them as a file, made in the browser. */
export async function saveCalendar(slugs: readonly string[]): Promise<void> {
  const response = await fetch(CALENDAR);
  if (!response.ok) throw new Error(`${CALENDAR} answered ${response.status}.`);
  const file = new Blob([pickEntries(await response.text(), slugs)], { type: 'text/calendar' });
  const link = document.createElement('a');
  link.href = URL.createObjectURL(file);
  link.download = 'payroll-dates.ics';
  link.click();
  URL.revokeObjectURL(link.href);
}
