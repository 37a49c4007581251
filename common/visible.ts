/**
 * What can be seen of a text, for comparing it with another and for drawing by it. Characters that show nothing do not
 * count: edit mode marks every text with some.
 */
export const visible = (text: string): string => text.replace(/\p{Cf}+/gu, '');
