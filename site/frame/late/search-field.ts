/** The words of an address that does not exist are the first thing to look for. */
const wordsOfAddress = (): string => {
  try {
    return decodeURI(location.pathname)
      .replace(/[^\p{L}\p{N}]+/gu, ' ')
      .trim();
  } catch {
    return '';
  }
};

/** The field on a page that does not exist opens the search; without it the form leads to the list of all pages. */
export const searchField = (): void => {
  const address = '/search.js';
  const form = document.querySelector<HTMLFormElement>('[data-search-form]');
  const field = form?.querySelector('input');
  if (!form || !field) return;
  field.value ||= wordsOfAddress();
  form.addEventListener('submit', async (event) => {
    event.preventDefault();
    try {
      const { open }: typeof import('../../search/open.tsx') = await import(/* @vite-ignore */ address);
      open(field, field.value);
    } catch {
      location.assign(form.action);
    }
  });
};
