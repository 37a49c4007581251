/** Storage may be full, refused or absent. Callers work without it, so the error is ignored. */
export function quietly<Result>(use: () => Result): Result | undefined {
  try {
    return use();
  } catch {
    return undefined;
  }
}
