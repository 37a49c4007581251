/** Spreadsheets run what begins like this as a formula (OWASP ASVS 5.0, 1.2.10); an apostrophe makes it text. */
const formula = /^[=+\-@\t\r\n\0＝＋－＠]/;

const cell = (text: string) => `"${(formula.test(text) ? `'${text}` : text).replaceAll('"', '""')}"`;

/** Without it spreadsheets do not recognise UTF-8. */
export const byteOrderMark = '\uFEFF';

/** One record of RFC 4180, every cell quoted. */
export const csvLine = (cells: readonly string[]) => `${cells.map(cell).join(',')}\r\n`;
