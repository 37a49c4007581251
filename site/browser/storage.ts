/** Storage may be full, refused or absent. Callers work without it, so the error is ignored. */
export const quietly = <Result>(use: () => Result): Result | undefined => {
  try {
    return use();
  } catch {
    return undefined;
  }
};
