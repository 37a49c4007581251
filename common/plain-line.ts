/** Characters that reorder the line they stand in could make one text look like another. */
export const withoutReordering = (text: string) => text.replace(/[\u200E\u200F\u202A-\u202E\u2066-\u2069]/g, '');
