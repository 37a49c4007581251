import { announce } from '../../../ui/Toast.tsx';
import { apiPaths } from '../../contract/paths.ts';
import { post } from '../state/api.ts';
import { faultWords } from './Fault.tsx';

/** The server names the file. A plain link cannot ask for a passkey first. */
export const download = async (href: string): Promise<void> => {
  try {
    await post(apiPaths.confirm);
    const link = document.createElement('a');
    link.href = href;
    link.download = '';
    link.click();
  } catch (error) {
    announce(faultWords(error));
  }
};
