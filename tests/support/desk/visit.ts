import type { SessionAnswer } from '../../../desk/contract/answers.ts';
import { apiPaths } from '../../../desk/contract/paths.ts';
import { Authenticator } from './authenticator.ts';

/** Sends a request to a desk, wherever it is. */
export type Ask = (path: string, options: RequestInit) => Promise<Response>;

/** A browser window on the desk: it keeps its cookie and says where it comes from. */
export class Visit {
  readonly origin: string;
  readonly #ask: Ask;
  cookie = '';

  constructor(origin: string, ask: Ask) {
    this.origin = origin;
    this.#ask = ask;
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

  async json<Answer>(path: string): Promise<Answer> {
    return (await this.ask(path)).json() as Promise<Answer>;
  }

  /** Uses an invitation with a new device, which is returned. */
  async accept(link: string, me?: { name: string; address: string }, device = new Authenticator(this.origin)) {
    const token = link.slice(link.indexOf('#') + 1);
    const asked = await this.post(apiPaths.invitationOptions, { token, me });
    if (!asked.ok) return { device, response: asked };
    const { options } = (await asked.json()) as { options: Parameters<Authenticator['make']>[0] };
    const response = await this.post(apiPaths.acceptInvitation, { token, me, response: device.make(options) });
    return { device, response };
  }

  /** Signs in with a device. */
  async signIn(device: Authenticator): Promise<Response> {
    const asked = await this.post(apiPaths.signInOptions);
    const { options } = (await asked.json()) as { options: Parameters<Authenticator['sign']>[0] };
    return this.post(apiPaths.signIn, { response: device.sign(options) });
  }

  /** Uses the passkey again, for an act that asks for it. */
  async confirm(device: Authenticator): Promise<Response> {
    const asked = await this.post(apiPaths.signInOptions);
    const { options } = (await asked.json()) as { options: Parameters<Authenticator['sign']>[0] };
    return this.post(apiPaths.confirm, { response: device.sign(options) });
  }

  session = () => this.json<SessionAnswer>(apiPaths.session);
}
