/** How many letters are wrong, missing, superfluous or swapped with their neighbour; counting stops above `most`. */
export function mistakes(one: string, other: string, most = Number.POSITIVE_INFINITY): number {
  if (Math.abs(one.length - other.length) > most) return most + 1;
  const row = () => new Uint16Array(other.length + 1);
  const at = (numbers: Uint16Array, place: number): number => numbers[place] ?? 0;
  let [before, last, next] = [row(), row().map((_, j) => j), row()];
  for (let i = 1; i <= one.length; i += 1) {
    let least = i;
    next[0] = i;
    for (let j = 1; j <= other.length; j += 1) {
      const isSame = one[i - 1] === other[j - 1];
      const isSwapped =
        i > 1 && j > 1 && one[i - 1] === other[j - 2] && one[i - 2] === other[j - 1];
      let wrong = Math.min(
        at(last, j) + 1,
        at(next, j - 1) + 1,
        at(last, j - 1) + (isSame ? 0 : 1),
      );
      if (isSwapped) wrong = Math.min(wrong, at(before, j - 2) + 1);
      next[j] = wrong;
      least = Math.min(least, wrong);
    }
    if (least > most) return most + 1;
    [before, last, next] = [last, next, before];
  }
  return at(last, other.length);
}

/** The known word that was probably meant, if one is near enough. */
export function nearest(written: string, known: Iterable<string>): string | undefined {
  let best: string | undefined;
  let least = Math.max(1, Math.floor(written.length / 3)) + 1;
  for (const word of known) {
    const steps = mistakes(written.toLowerCase(), word.toLowerCase(), least);
    if (steps < least) [best, least] = [word, steps];
  }
  return best;
}

export function didYouMean(written: string, known: Iterable<string>, otherwise: string): string {
  const word = nearest(written, known);
  return word === undefined ? otherwise : `did you mean ${word}?`;
}
