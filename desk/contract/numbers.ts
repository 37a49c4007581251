import { z } from 'zod';

/** GET numbers?weeks=12&zone=Asia/Dubai: weeks begin on Monday in that zone; the last one is the current one. */
export const numbersQuery = z.object({
  weeks: z.coerce.number().int().min(1).max(53).default(12),
  zone: z.string().max(60).default('UTC'),
});
export type NumbersQuery = z.input<typeof numbersQuery>;

const share = z.object({ name: z.string(), enquiries: z.number().int() });

export const numbersAnswer = z.object({
  /** The oldest first, one for every week of the period. What was held counts in `held` only, until it is released. */
  weeks: z.array(
    z.object({
      /** The Monday, such as 2026-11-16. */
      from: z.string(),
      enquiries: z.number().int(),
      answeredWithinADay: z.number().int(),
      answered: z.number().int(),
      held: z.number().int(),
    }),
  ),
  enquiries: z.number().int(),
  answered: z.number().int(),
  /** All that came in and were held at first, and how many of them were released. */
  held: z.number().int(),
  released: z.number().int(),
  notDelivered: z.number().int(),
  /** The median, in milliseconds; null while nothing is answered. */
  medianFirstAnswer: z.number().nullable(),
  /** The most frequent first, all of them. Somebody may choose several services. */
  services: z.array(share),
  countries: z.array(share),
  /** The empty name: the page is not known. */
  pages: z.array(share),
});
export type NumbersAnswer = z.infer<typeof numbersAnswer>;
