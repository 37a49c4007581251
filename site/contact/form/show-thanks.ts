import type { Thanks } from './ThankYou.tsx';

/** Shows the thank-you over the page. It is fetched by then at the latest; where that fails, its page says the same. */
export const showThanks = async (thanks: Thanks): Promise<void> => {
  const address = '/thanks.js';
  try {
    const { openThanks }: typeof import('./ThankYou.tsx') = await import(/* @vite-ignore */ address);
    openThanks(thanks);
  } catch {
    location.assign('/thank-you');
  }
};
