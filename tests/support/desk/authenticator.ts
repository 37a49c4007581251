import { createHash, generateKeyPairSync, type KeyObject, randomBytes, sign } from 'node:crypto';
import type {
  AuthenticationResponseJSON,
  PublicKeyCredentialCreationOptionsJSON,
  PublicKeyCredentialRequestOptionsJSON,
  RegistrationResponseJSON,
} from '@simplewebauthn/server';
import { isoCBOR } from '@simplewebauthn/server/helpers';

function sha256(data: string | Buffer) {
  return createHash('sha256').update(data).digest();
}
function base64url(data: Uint8Array | string) {
  return Buffer.from(data).toString('base64url');
}

/** Bits of the flags: a person was present, was recognised, and a new key is attached. */
const [PRESENT, VERIFIED, ATTACHED] = [0x01, 0x04, 0x40];

/** A device with one passkey, as the browser would speak to it. */
export class Authenticator {
  readonly id = randomBytes(32);
  readonly origin: string;
  counter: number;
  readonly #keys: { privateKey: KeyObject; publicKey: KeyObject };

  constructor(origin: string, counter = 1) {
    this.origin = origin;
    this.counter = counter;
    this.#keys = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  }

  #data(host: string, flags: number, more: Uint8Array = new Uint8Array()): Buffer {
    const counter = Buffer.alloc(4);
    counter.writeUInt32BE(this.counter);
    return Buffer.concat([sha256(host), Buffer.from([flags]), counter, more]);
  }

  #client(type: string, challenge: string): string {
    return JSON.stringify({ type, challenge, origin: this.origin, crossOrigin: false });
  }

  #signed<Response>(response: Response) {
    const id = base64url(this.id);
    return { id, rawId: id, type: 'public-key' as const, clientExtensionResults: {}, response };
  }

  make({ challenge, rp }: PublicKeyCredentialCreationOptionsJSON): RegistrationResponseJSON {
    const { x = '', y = '' } = this.#keys.publicKey.export({ format: 'jwk' });
    const key = isoCBOR.encode(
      new Map<number, number | Uint8Array>([
        [1, 2],
        [3, -7],
        [-1, 1],
        [-2, new Uint8Array(Buffer.from(x, 'base64url'))],
        [-3, new Uint8Array(Buffer.from(y, 'base64url'))],
      ]),
    );
    const length = Buffer.from([0, this.id.length]);
    const attached = Buffer.concat([Buffer.alloc(16), length, this.id, key]);
    const authData = this.#data(rp.id ?? '', PRESENT | VERIFIED | ATTACHED, attached);
    const attestation = isoCBOR.encode(
      new Map<string, unknown>([
        ['fmt', 'none'],
        ['attStmt', new Map()],
        ['authData', new Uint8Array(authData)],
      ]) as Parameters<typeof isoCBOR.encode>[0],
    );
    return this.#signed({
      clientDataJSON: base64url(this.#client('webauthn.create', challenge)),
      attestationObject: base64url(attestation),
    });
  }

  sign({ challenge, rpId = '' }: PublicKeyCredentialRequestOptionsJSON): AuthenticationResponseJSON {
    if (this.counter > 0) this.counter += 1;
    const authData = this.#data(rpId, PRESENT | VERIFIED);
    const client = this.#client('webauthn.get', challenge);
    const signature = sign('sha256', Buffer.concat([authData, sha256(client)]), this.#keys.privateKey);
    return this.#signed({
      clientDataJSON: base64url(client),
      authenticatorData: base64url(authData),
      signature: base64url(signature),
    });
  }
}
