import { useState } from 'react';
import { Button } from '../../ui/Button.tsx';
import { Icon } from '../../ui/Icon.tsx';
import { undo } from '../../ui/icons.ts';
import { say } from '../words.ts';
import { send, useEditor, useResult } from './editor.ts';
import styles from './parts.module.css';
import { Problem, Sheet } from './parts.tsx';

export function History() {
  const { page, saved, open } = useEditor();
  const [isWhole, setWhole] = useState(page === null);
  const [problem, setProblem] = useState<string>();
  const file = isWhole ? undefined : page?.file;
  const [versions = []] = useResult('history', { file });
  const goBack = async (commit: string) => {
    await saved(await send('goBack', { commit, file }));
    open({ kind: 'publish' });
  };
  return (
    <Sheet
      title={say(isWhole ? 'historySite' : 'historyPage')}
      foot={<p className="muted">{say('historyHelp')}</p>}
    >
      {page && (
        <Button look="unboxed" onClick={() => setWhole(!isWhole)}>
          {say(isWhole ? 'onlyPage' : 'wholeSite')}
        </Button>
      )}
      <Problem words={problem && `${say('doesNotFit')} ${problem}`} />
      <ol className={styles.changes}>
        {versions.map(({ commit, note, name, when }, i) => (
          <li key={commit}>
            <b>{note}</b>
            <p className="muted">{say('version', { name, when })}</p>
            {i > 0 && (
              <Button
                look="unboxed"
                onClick={() =>
                  void goBack(commit).catch((error: Error) => setProblem(error.message))
                }
              >
                <Icon path={undo} /> {say('goBack')}
              </Button>
            )}
          </li>
        ))}
      </ol>
    </Sheet>
  );
}
