import { getRouteApi } from '@tanstack/react-router';

const inside = getRouteApi('/inside');

/** Whoever is signed in. */
export const useMe = () => inside.useRouteContext({ select: ({ me }) => me });
export const useIsOwner = (): boolean => useMe().role === 'owner';
