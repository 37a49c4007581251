import { byteOrderMark, csvLine } from './csv.ts';
import type { Numbers } from './numbers.ts';

/** The numbers for a spreadsheet: what is counted, of which, and how many. */
export function numbersTable(numbers: Numbers): string {
  const line = (...cells: (string | number | null)[]) =>
    csvLine(cells.map((cell) => (cell === null ? '' : String(cell))));
  const shares = (kind: string, list: Numbers['services']) =>
    list.map(({ name, enquiries }) => line(kind, name, 'Enquiries', enquiries));
  const minutes = numbers.medianFirstAnswer === null ? null : Math.round(numbers.medianFirstAnswer / 60_000);
  return [
    byteOrderMark,
    line('Kind', 'Name', 'What', 'Number'),
    ...numbers.weeks.flatMap(({ from, enquiries, answered, answeredWithinADay, held }) => [
      line('Week from', from, 'Enquiries', enquiries),
      line('Week from', from, 'Answered', answered),
      line('Week from', from, 'Answered within a day', answeredWithinADay),
      line('Week from', from, 'Held as spam', held),
    ]),
    line('All', '', 'Enquiries', numbers.enquiries),
    line('All', '', 'Answered', numbers.answered),
    line('All', '', 'Held as spam', numbers.held),
    line('All', '', 'Released', numbers.released),
    line('All', '', 'Not delivered', numbers.notDelivered),
    line('All', '', 'Minutes until the first answer, median', minutes),
    ...shares('Service', numbers.services),
    ...shares('Country', numbers.countries),
    ...shares('Page', numbers.pages),
  ].join('');
}
