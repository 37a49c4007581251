export interface Crumb {
  label: string;
  /** Missing for the last one: you are there. */
  href?: string;
}

const capitalise = (word: string): string => word.charAt(0).toUpperCase() + word.slice(1);

/** Built from the parts of the path, as the specification has it: hyphens become spaces, each word is capitalised. */
export const breadcrumbs = (path: string, home: string): Crumb[] => {
  const parts = path.split('/').filter(Boolean);
  const crumbs: Crumb[] = [{ label: home, href: '/' }];
  parts.forEach((part, i) => {
    const label = part.split('-').map(capitalise).join(' ');
    const href = `/${parts.slice(0, i + 1).join('/')}`;
    crumbs.push(i === parts.length - 1 ? { label } : { label, href });
  });
  return crumbs;
};
