import { startAuthentication } from '@simplewebauthn/browser';
import type { SignInOptionsAnswer } from '../../contract/answers.ts';
import { apiPaths } from '../../contract/paths.ts';
import { post } from '../state/api.ts';

/** Posts a challenge that the device has signed. */
export const withPasskey = async <Answer = void>(path: string): Promise<Answer> => {
  const { options } = await post<SignInOptionsAnswer>(apiPaths.signInOptions);
  const response = await startAuthentication({ optionsJSON: options });
  return post<Answer>(path, { response });
};
