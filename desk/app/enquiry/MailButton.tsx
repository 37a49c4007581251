import type { Ref } from 'react';
import button from '../../../ui/Button.module.css';
import { Button } from '../../../ui/Button.tsx';
import { Icon } from '../../../ui/Icon.tsx';
import { mail } from '../../../ui/icons.ts';
import words from '../../words.json' with { type: 'json' };
import { useOnline } from '../state/online.ts';
import { answerAddress } from '../wording/answer-mail.ts';
import type { ActProps } from './use-act.ts';

interface Props extends ActProps {
  ref?: Ref<HTMLAnchorElement>;
}

/** Opens the mail program, and says so to the colleagues. */
export const MailButton = ({ enquiry, act, ref }: Props) => {
  const isOnline = useOnline();
  const label = (
    <>
      <Icon path={mail} /> {words.actions.answer}
    </>
  );
  if (!isOnline) {
    return <Button disabled>{label}</Button>;
  }
  const said = enquiry.status === 'conversation' ? words.said.mailAgain : words.said.answered;
  return (
    <a
      ref={ref}
      className={button.button}
      href={answerAddress(enquiry)}
      onClick={() => act.mutate({ action: { do: 'answer' }, said })}
    >
      {label}
    </a>
  );
};
