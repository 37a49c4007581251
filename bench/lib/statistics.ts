const sorted = (values: readonly number[]): number[] => [...values].sort((one, other) => one - other);

/** The value that a share of all values does not exceed (nearest rank); NaN of nothing. */
export const percentile = (values: readonly number[], percent: number): number => {
  const rank = Math.max(1, Math.ceil((percent / 100) * values.length));
  return sorted(values)[rank - 1] ?? Number.NaN;
};

/** The middle value, or the mean of the two in the middle; NaN of nothing. */
export const median = (values: readonly number[]): number => {
  const ordered = sorted(values);
  const middle = ordered.length / 2;
  const above = ordered[Math.floor(middle)] ?? Number.NaN;
  return Number.isInteger(middle) ? ((ordered[middle - 1] ?? Number.NaN) + above) / 2 : above;
};

/** Rounds for results: no more digits than the measurement carries. */
export const round = (value: number, digits = 0): number => Number(value.toFixed(digits));

export interface Latency {
  p50: number;
  p95: number;
  p99: number;
  max: number;
}

/** Percentiles of times in milliseconds. */
export const latencyOf = (times: readonly number[]): Latency => {
  const at = (percent: number): number => round(percentile(times, percent), 1);
  return { p50: at(50), p95: at(95), p99: at(99), max: at(100) };
};

/** The same in one cell of a table. */
export const inOneCell = ({ p50, p95, p99, max }: Latency): string => [p50, p95, p99, max].join(' · ');
