import { limits } from './limits.ts';
import { Refusal } from './refusal.ts';

/** The whole body, within bounds. */
export async function readBody(request: Request): Promise<Buffer> {
  const chunks: Uint8Array[] = [];
  let size = 0;
  try {
    for await (const chunk of request.body ?? []) {
      size += chunk.length;
      if (size <= limits.body) chunks.push(chunk);
      if (size > limits.discarded) break;
    }
  } catch {
    throw new Refusal(400);
  }
  if (size > limits.body) throw new Refusal(413);
  return Buffer.concat(chunks);
}
