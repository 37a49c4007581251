/** Chunks that the first view does not need. */
export const later = {
  signIn: () => import('./door/SignIn.tsx'),
  invitation: () => import('./door/Invitation.tsx'),
  numbers: () => import('./pages/Numbers.tsx'),
  people: () => import('./pages/People.tsx'),
  audit: () => import('./pages/Audit.tsx'),
  account: () => import('./pages/Account.tsx'),
  erase: () => import('./enquiry/Erase.tsx'),
  confirm: () => import('./door/Confirm.tsx'),
  keyList: () => import('./shell/KeyList.tsx'),
};

/**
 * Fetches them all once the first view is shown, so that a tab that stays open for days has every part of one version: a new
 * build or a lost connection takes nothing away from it.
 */
export const fetchLater = (): void => {
  setTimeout(() => {
    for (const load of Object.values(later)) load().catch(() => {});
  }, 1000);
};
