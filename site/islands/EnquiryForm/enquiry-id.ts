/** Browsers offer this on https and localhost only. Elsewhere the server numbers the enquiry, as without JavaScript. */
export const newEnquiryId = (): string => ('randomUUID' in crypto ? crypto.randomUUID() : '');
