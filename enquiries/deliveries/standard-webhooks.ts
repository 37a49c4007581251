import { createHmac } from 'node:crypto';

/** The secret of Standard Webhooks 1.0.0: "whsec_" and 24 to 64 bytes in base64. */
export function decodeWebhookSecret(secret: string): Buffer | undefined {
  if (!secret.startsWith('whsec_')) return undefined;
  const key = Buffer.from(secret.slice('whsec_'.length), 'base64');
  return key.length >= 24 && key.length <= 64 ? key : undefined;
}

/** Signature scheme of Standard Webhooks 1.0.0: HMAC-SHA256 over "id.timestamp.body"; the timestamp is the attempt's. */
export function signWebhook(secrets: readonly string[], id: string, now: number, body: string): Record<string, string> {
  const timestamp = String(Math.floor(now / 1000));
  const signatures = secrets.map((secret) => {
    const key = decodeWebhookSecret(secret);
    if (!key) throw new Error('The webhook secret is not in the form of Standard Webhooks.');
    return `v1,${createHmac('sha256', key).update(`${id}.${timestamp}.${body}`).digest('base64')}`;
  });
  return { 'webhook-id': id, 'webhook-timestamp': timestamp, 'webhook-signature': signatures.join(' ') };
}
