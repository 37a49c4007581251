import { useEffect, useState } from 'react';
import type { State, Version } from '../contract.ts';
import { say } from '../words.ts';
import { ask, send } from './api.ts';
import { useEditor } from './editor.ts';
import { Icon } from './icons.tsx';
import { Sheet } from './Sheet.tsx';

/** What was published, by whom and when. */
export const HistorySheet = ({ onClose }: { onClose: () => void }) => {
  const { pageFile, saved, open } = useEditor();
  const [isWhole, setWhole] = useState(pageFile === undefined);
  const [versions, setVersions] = useState<Version[]>([]);
  const [problem, setProblem] = useState<string>();
  const file = isWhole ? undefined : pageFile;
  useEffect(() => {
    void ask<Version[]>(`history${file ? `?file=${encodeURIComponent(file)}` : ''}`).then(setVersions);
  }, [file]);
  const goBack = async (commit: string) => {
    try {
      await saved(await send<State>('go-back', { commit, file }), 'lists');
      open({ kind: 'publish' });
    } catch (error) {
      setProblem(error instanceof Error ? error.message : String(error));
    }
  };
  return (
    <Sheet
      title={isWhole ? say('historySite') : say('historyPage')}
      onClose={onClose}
      foot={<p>{say('historyHelp')}</p>}
    >
      {pageFile && (
        <button className="lnk2" type="button" onClick={() => setWhole(!isWhole)}>
          {isWhole ? say('onlyPage') : say('wholeSite')}
        </button>
      )}
      {problem && (
        <section className="tell" role="alert">
          <p>{say('doesNotFit')}</p>
          <p>{problem}</p>
        </section>
      )}
      <ol className="ver">
        {versions.map(({ commit, note, name, when, changes, isLive }) => (
          <li key={commit}>
            <b>{note}</b>
            <p>{say(changes === 1 ? 'versionOne' : 'versionMany', { name, when, n: changes })}</p>
            {isLive ? (
              <p className="live">{say('onSite')}</p>
            ) : (
              <div className="sh__a">
                <a className="lnk2" href={`${location.pathname}?version=${commit}`} target="_blank" rel="noreferrer">
                  <Icon name="preview" /> {say('lookAt')}
                </a>
                <button className="lnk2" type="button" onClick={() => void goBack(commit)}>
                  <Icon name="undo" /> {say('goBack')}
                </button>
              </div>
            )}
          </li>
        ))}
      </ol>
    </Sheet>
  );
};
