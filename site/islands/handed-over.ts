/** Where in this tab a tool leaves its summary, and the enquiry form finds it. */
export const HANDED_OVER = 'dhr-enquiry-message';
