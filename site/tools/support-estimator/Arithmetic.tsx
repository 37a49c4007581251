import { ResultTable } from '../parts/ResultTable.tsx';
import type { Estimate, Hours } from './rules/types.ts';
import type { EstimatorFile } from './words.ts';

interface Props {
  estimate: Estimate;
  words: EstimatorFile['result']['table'];
}

/** Every line of the sum, and the steps from the sum to the band. */
export const Arithmetic = ({ estimate: { lines, sum, steps }, words }: Props) => {
  const row = (id: string, label: string, { low, high }: Hours, small?: string) => ({
    id,
    sign: [label, low, high, small].join(),
    cells: () => [
      <>
        {label}
        {small && <small>{small}</small>}
      </>,
      low,
      high,
    ],
  });
  const [window, rounding] = steps;
  return (
    <ResultTable
      label={words.caption}
      columns={[words.item, words.low, words.high]}
      numbers={2}
      rows={[
        ...lines.map((line) => row(line.id, line.label, line)),
        row('sum', words.sum, sum),
        ...(window ? [row(window.id, window.label, window)] : []),
        ...(rounding ? [row(rounding.id, words.band, rounding, rounding.label)] : []),
      ]}
    />
  );
};
