/** The largest group has at most three rows of ten. */
const MOST_DOTS = 30;

/** How many people one dot stands for: 1, 2, 5, 10, 20, 50 and so on, the same for every group. */
export const unitFor = (groups: readonly (number | null)[]): number => {
  const largest = Math.max(0, ...groups.map((people) => people ?? 0));
  let unit = 1;
  for (let step = 0; largest / unit > MOST_DOTS; step += 1) unit *= step % 3 === 1 ? 2.5 : 2;
  return unit;
};

/** Nobody is left out: twelve people are one dot even where a dot stands for a thousand. */
export const dotsFor = (people: number | null, unit: number): number => Math.ceil((people ?? 0) / unit);
