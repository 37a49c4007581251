import { useEffect, useState } from 'react';
import { Button } from '../../ui/Button.tsx';
import { Icon } from '../../ui/Icon.tsx';
import { eye, undo } from '../../ui/icons.ts';
import { Notice } from '../../ui/Notice.tsx';
import type { Version } from '../contract.ts';
import { say } from '../words.ts';
import { send } from './api.ts';
import { useEditor } from './editor.ts';
import styles from './HistorySheet.module.css';
import { Sheet } from './Sheet.tsx';

/** What was published, by whom and when. */
export const HistorySheet = () => {
  const { pageFile, saved, open } = useEditor();
  const [isWhole, setWhole] = useState(pageFile === undefined);
  const [versions, setVersions] = useState<Version[]>([]);
  const [problem, setProblem] = useState<string>();
  const file = isWhole ? undefined : pageFile;
  useEffect(() => {
    void send('history', { file }).then(setVersions);
  }, [file]);
  const goBack = async (commit: string) => {
    await saved(await send('goBack', { commit, file }), 'lists');
    open({ kind: 'publish' });
  };
  return (
    <Sheet title={say(isWhole ? 'historySite' : 'historyPage')} foot={<p>{say('historyHelp')}</p>}>
      {pageFile && (
        <Button look="unboxed" onClick={() => setWhole(!isWhole)}>
          {say(isWhole ? 'onlyPage' : 'wholeSite')}
        </Button>
      )}
      {problem && (
        <Notice urgent heading={say('doesNotFit')}>
          <p>{problem}</p>
        </Notice>
      )}
      <ol className={styles.versions}>
        {versions.map(({ commit, note, name, when, changes, isLive }) => (
          <li key={commit}>
            <b>{note}</b>
            <p>{say(changes === 1 ? 'versionOne' : 'versionMany', { name, when, n: changes })}</p>
            {isLive ? (
              <strong>{say('onSite')}</strong>
            ) : (
              <div>
                <Button look="unboxed" href={`${location.pathname}?version=${commit}`} target="_blank" rel="noreferrer">
                  <Icon path={eye} /> {say('lookAt')}
                </Button>
                <Button
                  look="unboxed"
                  onClick={() => void goBack(commit).catch((error: Error) => setProblem(error.message))}
                >
                  <Icon path={undo} /> {say('goBack')}
                </Button>
              </div>
            )}
          </li>
        ))}
      </ol>
    </Sheet>
  );
};
