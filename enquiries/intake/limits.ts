/**
 * What a request may hold. The longest honest enquiry is about 40 kB; a field may be longer than its limit, so that the
 * visitor is told which one (422) before the request as a whole is too large (413).
 */
export const limits = {
  body: 128 * 1024,
  /** Read and discarded beyond `body`: a browser shows our answer only once it has finished sending. */
  discarded: 8 * 1024 * 1024,
  parts: 64,
  nameLength: 100,
  fieldLength: 64 * 1024,
  jsonDepth: 8,
  consentVersionLength: 40,
} as const;
