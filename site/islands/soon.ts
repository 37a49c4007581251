/** For `client:idle`: an island starts in the first idle moment, and after two seconds even where there was none. */
export const SOON = { timeout: 2000 };
