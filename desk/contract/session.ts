import type {
  AuthenticationResponseJSON,
  PublicKeyCredentialCreationOptionsJSON,
  PublicKeyCredentialRequestOptionsJSON,
  RegistrationResponseJSON,
} from '@simplewebauthn/browser';
import { z } from 'zod';
import { oneLine, role, time } from './common.ts';

const isObject = (value: unknown) => typeof value === 'object' && value !== null && !Array.isArray(value);

/** GET session, 200 for everybody: `person` is null for a stranger. */
export const sessionAnswer = z.object({
  person: z.object({ id: z.string(), name: z.string(), address: z.string(), role }).nullable(),
  /** When the session ends if nothing more is done, and when at the latest. */
  restsUntil: time.nullable(),
  endsAt: time.nullable(),
});
export type SessionAnswer = z.infer<typeof sessionAnswer>;

/** POST sign-in/options, without a body. For `startAuthentication({ optionsJSON })`. */
export const signInOptionsAnswer = z.object({
  options: z.custom<PublicKeyCredentialRequestOptionsJSON>(isObject),
});
export type SignInOptionsAnswer = z.infer<typeof signInOptionsAnswer>;

/** POST sign-in; answered by SessionAnswer and a cookie, or by `refused`. */
export const signInRequest = z.object({ response: z.custom<AuthenticationResponseJSON>(isObject) });
export type SignInRequest = z.infer<typeof signInRequest>;

/** POST sign-out, answered by 204. Everywhere ends the sessions of all browsers of this person. */
export const signOutRequest = z.object({ everywhere: z.boolean() });
export type SignOutRequest = z.infer<typeof signOutRequest>;

/** POST invitation: looks at a link without using it up. Answered by InvitationLook or by `link-ended`. */
export const invitationRequest = z.object({ token: z.string().max(200) });
export type InvitationRequest = z.infer<typeof invitationRequest>;

export const invitationLook = z.object({
  /**
   * `first`: the very first person, who is asked for name and address. `join`: somebody new. `return`: somebody the desk
   * knows, on another device.
   */
  purpose: z.enum(['first', 'join', 'return']),
  /** Empty for the first person. */
  name: z.string(),
  address: z.string(),
  role,
  endsAt: time,
});
export type InvitationLook = z.infer<typeof invitationLook>;

/** Only the first person says who they are; for the others the invitation does. */
const whoIAm = z.object({ name: oneLine, address: z.string().trim().min(3).max(254) });

/** POST invitation/options. For `startRegistration({ optionsJSON })`. */
export const invitationOptionsRequest = z.object({ token: z.string().max(200), me: whoIAm.optional() });
export type InvitationOptionsRequest = z.infer<typeof invitationOptionsRequest>;

export const invitationOptionsAnswer = z.object({
  options: z.custom<PublicKeyCredentialCreationOptionsJSON>(isObject),
});
export type InvitationOptionsAnswer = z.infer<typeof invitationOptionsAnswer>;

/** POST invitation/accept; answered by SessionAnswer and a cookie. `me` as it was sent for the options. */
export const acceptInvitationRequest = z.object({
  token: z.string().max(200),
  me: whoIAm.optional(),
  response: z.custom<RegistrationResponseJSON>(isObject),
});
export type AcceptInvitationRequest = z.infer<typeof acceptInvitationRequest>;

/** GET account: one's own passkeys. DELETE passkey ends one with its sessions; the last one stays (`nothing-to-do`). */
export const accountAnswer = z.object({
  passkeys: z.array(
    z.object({
      id: z.string(),
      madeAt: time,
      lastUsedAt: time.nullable(),
      /** Kept by the provider on several devices. */
      isSynced: z.boolean(),
      /** The one of this session. */
      isThis: z.boolean(),
    }),
  ),
  /** Open browsers, this one among them. */
  sessions: z.number().int(),
});
export type AccountAnswer = z.infer<typeof accountAnswer>;
