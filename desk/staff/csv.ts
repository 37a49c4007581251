/** Spreadsheets run what begins like this as a formula (OWASP ASVS 5.0, 1.2.10); an apostrophe makes it text. */
const atStart = /^[=+\-@\t\r\n\0＝＋－＠]/;
/**
 * Excel with another list separator ends a cell at it, quotes or not, and begins the next one right after; quotes that
 * open there and close again do not count.
 */
const afterSeparator = /([;,\t\r\n|][\s"]*)(?=[=+\-@＝＋－＠])/g;

const asText = (text: string) => (atStart.test(text) ? "'" : '') + text.replace(afterSeparator, "$1'");
const cell = (text: string) => `"${asText(text).replaceAll('"', '""')}"`;

/** Without it spreadsheets do not recognise UTF-8. */
export const byteOrderMark = '\uFEFF';

export const csvLine = (cells: readonly string[]) => `${cells.map(cell).join(',')}\r\n`;
