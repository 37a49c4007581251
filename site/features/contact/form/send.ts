import { init, sendForm } from '@emailjs/browser';
import words from '../../../../content/enquiry-form.json' with { type: 'json' };
import { quietly } from '../../../parts/browser/storage.ts';
import type { SendSettings } from '../../../parts/form/form-contract.ts';

/** Status 0 means no response; undefined, a fault without a status. */
type SendResult = { sent: true } | { sent: false; status: number | undefined; text: string };

/** A server that hangs would leave the library waiting for ever. */
const TIMEOUT_MS = 20_000;
const LAST_SENT = 'dhr-enquiry-sent';
const NO_RESPONSE: SendResult = { sent: false, status: 0, text: '' };

/** init() forgets the library's own storage, and with it the rate limit. */
const storageProvider = {
  get: async (key: string) => quietly(() => localStorage.getItem(key)),
  set: async (key: string, value: string) => void quietly(() => localStorage.setItem(key, value)),
  remove: async (key: string) => void quietly(() => localStorage.removeItem(key)),
};

function resultOf(response: unknown): SendResult {
  if (response instanceof TypeError) return NO_RESPONSE;
  if (typeof response !== 'object' || response === null || !('status' in response)) {
    return { sent: false, status: undefined, text: String(response) };
  }
  const status = Number(response.status);
  const text = 'text' in response ? String(response.text) : '';
  // A proxy that answers every request with its own page has not accepted an enquiry.
  return status >= 200 && status < 300 && text.trim() === 'OK'
    ? { sent: true }
    : { sent: false, status, text };
}

/** Sends with the unmodified library. Always resolves. */
export async function sendEnquiry(
  form: HTMLFormElement,
  settings: SendSettings,
): Promise<SendResult> {
  const { endpoint, serviceId, templateId, publicKey, blockHeadless, blockList, limitRate } =
    settings;
  init({
    publicKey,
    // An empty origin would fall back to the public service.
    origin: endpoint || location.origin,
    blockHeadless,
    blockList: { list: [...blockList], watchVariable: 'businessEmail' },
    limitRate: { id: LAST_SENT, throttle: limitRate },
    storageProvider,
  });
  let timer: ReturnType<typeof setTimeout> | undefined;
  const limit = new Promise<SendResult>((resolve) => {
    timer = setTimeout(resolve, TIMEOUT_MS, NO_RESPONSE);
  });
  const result = await Promise.race([
    sendForm(serviceId, templateId, form).then(resultOf, resultOf),
    limit,
  ]);
  clearTimeout(timer);
  // The library counts every attempt; a failed one must not stop the next.
  if (!result.sent && result.status !== 429) await storageProvider.remove(LAST_SENT);
  return result;
}

/** Why it was not sent, in words for the visitor, where known. */
export function sentenceFor(result: Extract<SendResult, { sent: false }>): string | undefined {
  // These two texts are the library's own, from the browser; our server sends others.
  if (result.status === 403 && result.text === 'Forbidden') return words.failure.blocked;
  if (result.status === 429 && result.text === 'Too Many Requests') return words.failure.tooSoon;
  return new Map(Object.entries(words.responses)).get(String(result.status));
}
