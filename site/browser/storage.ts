/** Storage may be full, refused or absent. What uses it works without it, so nobody is told. */
export const quietly = <Result>(use: () => Result): Result | undefined => {
  try {
    return use();
  } catch {
    return undefined;
  }
};
