import type { InvitationOptionsResponse, SessionResponse, SignInOptionsResponse } from '../../../desk/api/responses.ts';
import { apiPaths } from '../../../desk/contract/paths.ts';
import { Authenticator } from './authenticator.ts';

/** Status and kind of a refusal, such as "403 forbidden". */
export async function kindOf(response: Response): Promise<string> {
  const text = await response.text();
  return `${response.status} ${text === '' ? '' : (JSON.parse(text) as { kind: string }).kind}`;
}

/** A browser window on the desk: it keeps its cookie and its device, and says where it comes from. */
export class Visit {
  readonly origin: string;
  readonly #ask: (path: string, options: RequestInit) => Promise<Response>;
  cookie = '';
  device: Authenticator;

  constructor(origin: string, ask: (path: string, options: RequestInit) => Promise<Response>) {
    this.origin = origin;
    this.#ask = ask;
    this.device = new Authenticator(origin);
  }

  async ask(path: string, options: RequestInit = {}): Promise<Response> {
    const headers = new Headers({
      'sec-fetch-site': 'same-origin',
      ...Object.fromEntries(new Headers(options.headers)),
    });
    if (this.cookie !== '') headers.set('cookie', this.cookie);
    const response = await this.#ask(path, { ...options, headers });
    const [set] = response.headers.getSetCookie();
    if (set !== undefined) this.cookie = set.split(';')[0] ?? '';
    return response;
  }

  /** A change, as the application sends it. */
  send(method: string, path: string, body?: unknown, headers: Record<string, string> = {}): Promise<Response> {
    return this.ask(path, {
      method,
      headers: { 'content-type': 'application/json', origin: this.origin, ...headers },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
  }

  post = (path: string, body?: unknown, headers?: Record<string, string>) => this.send('POST', path, body, headers);

  /** The answer to a question, or with a body to a change. */
  async json<Answer>(path: string, body?: unknown): Promise<Answer> {
    const response = body === undefined ? await this.ask(path) : await this.post(path, body);
    return response.json() as Promise<Answer>;
  }

  /** Uses an invitation with its device. */
  async accept(link: string, me?: { name: string; address: string }): Promise<Response> {
    const token = link.slice(link.indexOf('#') + 1);
    const asked = await this.post(apiPaths.invitationOptions, { token, me });
    if (!asked.ok) return asked;
    const options = (await asked.json()) as InvitationOptionsResponse;
    return this.post(apiPaths.acceptInvitation, { token, me, response: this.device.make(options) });
  }

  async #sign(path: string, device: Authenticator, headers?: Record<string, string>): Promise<Response> {
    const asked = await this.post(apiPaths.signInOptions, undefined, headers);
    return this.post(path, { response: device.sign((await asked.json()) as SignInOptionsResponse) }, headers);
  }

  signIn = (device: Authenticator, headers?: Record<string, string>) => this.#sign(apiPaths.signIn, device, headers);

  /** Uses the passkey again, for an act that asks for it. */
  confirm = (device: Authenticator) => this.#sign(apiPaths.confirm, device);

  session = () => this.json<SessionResponse>(apiPaths.session);
}
