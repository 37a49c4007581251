import { useState } from 'react';
import type { State } from '../contract.ts';
import { send } from './api.ts';
import { useEditor, type View } from './editor.ts';
import { Icon, type IconName } from './icons.tsx';
import { useWords } from './words.ts';

interface Props {
  view: View | undefined;
  isPreview: boolean;
  /** The server does not answer. */
  isGone: boolean;
  onPreview: () => void;
  announcement: string;
  pageName: string;
  sections: { file: string; path: string[] } | undefined;
}

/** The bar above the page. */
export const Bar = ({ view, isPreview, isGone, onPreview, announcement, pageName, sections }: Props) => {
  const say = useWords();
  const { state, open, saved } = useEditor();
  const [isMore, setMore] = useState(false);
  const step = async (what: 'undo' | 'redo') => saved((await send<{ state: State }>(what)).state, 'lists');
  const item = (icon: IconName, label: string, press: () => void, isOpen = false, isShort = false) => (
    <button
      className="lnk"
      data-short={isShort}
      type="button"
      aria-label={isShort ? label : undefined}
      title={isShort ? label : undefined}
      aria-expanded={isOpen || undefined}
      onClick={() => {
        setMore(false);
        press();
      }}
    >
      <Icon name={icon} /> {!isShort && <span>{label}</span>}
    </button>
  );
  const count = isGone
    ? say('stopped')
    : state.problems.length > 0
      ? say(state.problems.length === 1 ? 'problemOne' : 'problemMany', { n: state.problems.length })
      : state.changes === 0
        ? say(state.isUnsent ? 'unsent' : 'noChanges')
        : say(state.changes === 1 ? 'changeOne' : 'changeMany', { n: state.changes });
  return (
    <section className="eb" aria-label={say('editing')}>
      <b>{isPreview ? say('previewing') : say('editing')}</b>
      <button
        className="lnk page"
        type="button"
        aria-expanded={view?.kind === 'pages'}
        onClick={() => open({ kind: 'pages' })}
      >
        <span>{pageName}</span> <Icon name="down" size={18} />
      </button>
      <i className="dotsep" aria-hidden="true" />
      <span className="eb__n" role="status">
        {count}
      </span>
      <span className="vh" role="status" aria-live="polite">
        {announcement}
      </span>
      <span className="grow" />
      <span className="eb__more" data-open={isMore}>
        {state.canUndo && item('undo', say('undo'), () => void step('undo'), false, true)}
        {state.canRedo && item('redo', say('redo'), () => void step('redo'), false, true)}
        {sections &&
          item('sections', say('sections'), () => open({ kind: 'list', ...sections }), view?.kind === 'list')}
        {item('settings', say('settings'), () => open({ kind: 'settings' }), view?.kind === 'settings')}
        {item('history', say('history'), () => open({ kind: 'history' }), view?.kind === 'history')}
      </span>
      {item('preview', isPreview ? say('edit') : say('preview'), onPreview)}
      <button
        className="lnk only-s"
        type="button"
        aria-label={say('more')}
        aria-expanded={isMore}
        onClick={() => setMore(!isMore)}
      >
        <Icon name="more" size={22} />
      </button>
      <button
        className="btn"
        type="button"
        disabled={state.changes === 0 && state.problems.length === 0 && !state.isUnsent}
        title={state.changes === 0 ? say('noChanges') : undefined}
        onClick={() => open({ kind: 'publish' })}
      >
        {say('publish')}
      </button>
    </section>
  );
};
