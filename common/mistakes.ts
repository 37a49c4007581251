/** How many letters are wrong, missing, too many or exchanged with their neighbour; anything above `most` is given as more than that. */
export const mistakes = (one: string, other: string, most = Number.POSITIVE_INFINITY): number => {
  if (Math.abs(one.length - other.length) > most) return most + 1;
  let before: number[] = [];
  let last = Array.from({ length: other.length + 1 }, (_, j) => j);
  for (let i = 1; i <= one.length; i += 1) {
    const row = [i];
    let least = i;
    for (let j = 1; j <= other.length; j += 1) {
      const isSame = one[i - 1] === other[j - 1];
      const isSwapped = i > 1 && j > 1 && one[i - 1] === other[j - 2] && one[i - 2] === other[j - 1];
      let wrong = Math.min((last[j] ?? 0) + 1, (row[j - 1] ?? 0) + 1, (last[j - 1] ?? 0) + (isSame ? 0 : 1));
      if (isSwapped) wrong = Math.min(wrong, (before[j - 2] ?? 0) + 1);
      row.push(wrong);
      least = Math.min(least, wrong);
    }
    if (least > most) return most + 1;
    before = last;
    last = row;
  }
  return last[other.length] ?? 0;
};
