import type { ServerResponse } from 'node:http';

type Chunk = string | Uint8Array;
const bytesOf = (chunk: Chunk): Uint8Array => (typeof chunk === 'string' ? Buffer.from(chunk) : chunk);

/** Lets a page be changed before it is sent. Only for development: the whole page waits until it is written. */
export const rewriteBody = (response: ServerResponse, change: (html: string) => string): void => {
  const chunks: Uint8Array[] = [];
  const end = response.end.bind(response);
  response.write = (chunk: Chunk) => {
    chunks.push(bytesOf(chunk));
    return true;
  };
  response.end = (last?: Chunk | (() => void)) => {
    if (last !== undefined && typeof last !== 'function') chunks.push(bytesOf(last));
    const body = Buffer.concat(chunks);
    const isHtml = String(response.getHeader('content-type') ?? '').includes('text/html');
    return end(isHtml || body.includes('<!DOCTYPE html>') ? change(body.toString()) : body);
  };
};
