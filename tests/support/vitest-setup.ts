import { afterEach, beforeEach, expect, vi } from 'vitest';

/** jsdom lays nothing out, so nothing ever changes its size there. */
if (typeof window !== 'undefined')
  window.ResizeObserver ??= class {
    observe() {}
    unobserve() {}
    disconnect() {}
  };

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
