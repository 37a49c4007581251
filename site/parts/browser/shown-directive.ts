import type { ClientDirective } from 'astro';
import { whenShown } from './when-shown.ts';

declare module 'astro' {
  interface AstroClientDirectives {
    'client:shown'?: boolean;
  }
}

/** An island takes over when a visitor sees it: only then is the draft known. */
export default function shown(load: Parameters<ClientDirective>[0]): void {
  const takeOver = async () => {
    const loading = load();
    whenShown(async () => (await loading)());
  };
  if ('requestIdleCallback' in window) requestIdleCallback(takeOver, { timeout: 2000 });
  else setTimeout(takeOver);
}
