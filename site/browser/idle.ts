/** For `client:idle`: an island starts in the first idle moment, and after two seconds even where there was none. */
export const WITHIN_TWO_SECONDS = { timeout: 2000 };
