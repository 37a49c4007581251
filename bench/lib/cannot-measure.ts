/** A reason to stop that needs no stack: something is not installed, the site is not built, a flag is wrong. */
export class CannotMeasure extends Error {
  override name = 'CannotMeasure';
}
