import type { QueryFunctionContext } from '@tanstack/react-query';
import { useSyncExternalStore } from 'react';
import type { ErrorResponse } from '../../api/responses.ts';
import type { ErrorKind } from '../../contract/errors.ts';
import { apiPaths, REFRESH_HEADER } from '../../contract/paths.ts';

/** `unreachable`: no response at all, or one that is not the desk's. */
export class DeskError extends Error {
  readonly kind: ErrorKind | 'unreachable';
  readonly response: ErrorResponse | undefined;

  constructor(kind: ErrorKind | 'unreachable', response?: ErrorResponse) {
    super(kind);
    this.kind = kind;
    this.response = response;
  }
}

export function isKind(error: unknown, ...kinds: DeskError['kind'][]): error is DeskError {
  return error instanceof DeskError && kinds.includes(error.kind);
}

/** Settled when the person has used a passkey again or declined, for all requests that wait. */
let waiting: PromiseWithResolvers<void> | undefined;
const changes = new EventTarget();
function subscribe(change: () => void): () => void {
  changes.addEventListener('change', change);
  return () => changes.removeEventListener('change', change);
}
export function useIsConfirming(): boolean {
  return useSyncExternalStore(subscribe, () => waiting !== undefined);
}

function askToConfirm(): Promise<void> {
  waiting ??= Promise.withResolvers();
  changes.dispatchEvent(new Event('change'));
  return waiting.promise;
}

export function endConfirming(isConfirmed: boolean): void {
  if (isConfirmed) waiting?.resolve();
  else waiting?.reject(new DeskError('not-confirmed'));
  waiting = undefined;
  changes.dispatchEvent(new Event('change'));
}

async function send(path: string, init: RequestInit): Promise<Response> {
  const response = await fetch(path, { ...init, credentials: 'same-origin' }).catch(() => {
    throw new DeskError('unreachable');
  });
  if (response.ok) return response;
  // A proxy in between has error pages of its own.
  if (!response.headers.get('Content-Type')?.startsWith('application/json'))
    throw new DeskError('unreachable');
  const refusal: ErrorResponse = await response.json();
  if (refusal.kind === 'not-confirmed') {
    await askToConfirm();
    return send(path, init);
  }
  throw new DeskError(refusal.kind, refusal);
}

/**
 * Responses are trusted: the server is held to the contract, and its schemas stay out of the
 * bundle. Refetching what is already shown does not keep the session alive.
 */
export async function ask<Received>(
  path: string,
  { client, queryKey, signal }: QueryFunctionContext,
): Promise<Received> {
  const isRefresh = client.getQueryData(queryKey) !== undefined;
  return (await send(path, { signal, headers: isRefresh ? { [REFRESH_HEADER]: '1' } : {} })).json();
}

function change(method: 'POST' | 'PUT' | 'DELETE') {
  return async <Received = void>(path: string, body: object = {}): Promise<Received> => {
    const headers = { 'Content-Type': 'application/json' };
    const text = JSON.stringify(body);
    // A closed tab does not take a short change along; browsers let no more than 64 kB go on.
    const response = await send(path, {
      method,
      headers,
      body: text,
      keepalive: text.length < 20_000,
    });
    // 204 has no body.
    return JSON.parse((await response.text()) || 'null');
  };
}
export async function sendFiles(enquiryId: string, files: readonly File[]): Promise<void> {
  for (const file of files) {
    const path = `${apiPaths.draftFiles(enquiryId)}?${new URLSearchParams({ name: file.name })}`;
    const type = { 'Content-Type': file.type || 'application/octet-stream' };
    await send(path, { method: 'POST', headers: type, body: file });
  }
}
export const post = change('POST');
export const put = change('PUT');
export const remove = change('DELETE');
