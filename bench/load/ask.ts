import { type Agent, type IncomingHttpHeaders, type RequestOptions, request } from 'node:http';

export interface Asked {
  /** Missing when the connection broke or nothing came in time. */
  status: number | undefined;
  headers: IncomingHttpHeaders;
}

/** As long as the page waits for an answer. */
const LIMIT_MS = 20_000;

/** One request, answered or not: it never throws. */
export const ask = (url: string, agent: Agent, options: RequestOptions = {}, body?: Buffer): Promise<Asked> =>
  new Promise((done) => {
    const asking = request(url, { agent, signal: AbortSignal.timeout(LIMIT_MS), ...options }, (response) => {
      const { statusCode: status, headers } = response;
      response.resume().once('end', () => done({ status, headers }));
      response.once('error', () => done({ status: undefined, headers: {} }));
    });
    asking.once('error', () => done({ status: undefined, headers: {} }));
    asking.end(body);
  });
