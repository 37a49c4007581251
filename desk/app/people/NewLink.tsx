import { useState } from 'react';
import { fill } from '../../../common/wording.ts';
import { Button } from '../../../ui/Button.tsx';
import { Field } from '../../../ui/Field.tsx';
import { Notice } from '../../../ui/Notice.tsx';
import type { InviteAnswer } from '../../contract/answers.ts';
import words from '../../words.json' with { type: 'json' };

const { people: said } = words;

/** The link, which nobody can see again: it is stored only as a hash. */
export const NewLink = ({ made, onClose }: { made: InviteAnswer; onClose: () => void }) => {
  const [isCopied, setCopied] = useState(false);
  const { name } = made.invitation;
  const copy = async (): Promise<void> => {
    await navigator.clipboard.writeText(made.link);
    setCopied(true);
  };
  return (
    <Notice
      urgent
      heading={fill(made.isMailed ? said.mailed : said.notMailed, { name })}
      actions={
        <>
          <Button look="quiet" onClick={() => void copy().catch(() => {})}>
            {isCopied ? said.copied : said.copy}
          </Button>
          <Button look="quiet" onClick={onClose}>
            {words.conflict.understood}
          </Button>
        </>
      }
    >
      <p>{made.isMailed ? said.mailedText : said.notMailedText}</p>
      <Field label={said.link} readOnly value={made.link} onFocus={({ target }) => target.select()} />
    </Notice>
  );
};
