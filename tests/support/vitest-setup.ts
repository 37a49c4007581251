import { afterEach, beforeEach, expect, vi } from 'vitest';

if (typeof window !== 'undefined') {
  // A part that is loaded on demand may take seconds on a busy machine.
  const { configure } = await import('@testing-library/dom');
  configure({ asyncUtilTimeout: 20_000 });
  // jsdom lays nothing out, so nothing ever changes its size there.
  window.ResizeObserver ??= class {
    observe() {}
    unobserve() {}
    disconnect() {}
  };
}

/** A console.error is a fault nobody looked at: it fails the test in which it happens. */
let complaints: unknown[][] = [];
beforeEach(() => {
  complaints = [];
  vi.spyOn(console, 'error').mockImplementation((...words: unknown[]) => void complaints.push(words));
});
afterEach(() => {
  expect(complaints, 'console.error was called').toEqual([]);
  vi.restoreAllMocks();
});
