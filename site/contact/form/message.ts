/** What is sent as the message: what was typed, and below it what is attached. */
export const compose = (typed: string, attached: readonly string[]): string =>
  [typed.trim(), ...attached.map((text) => text.trim())].filter(Boolean).join('\n\n');
