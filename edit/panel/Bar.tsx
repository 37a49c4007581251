import { useState } from 'react';
import { say } from '../words.ts';
import { useEditor, type View } from './editor.ts';
import { Icon, type IconName } from './icons.tsx';
import { stepInWords } from './publish-steps.ts';

interface Props {
  view: View | undefined;
  isPreview: boolean;
  /** The server does not answer. */
  isGone: boolean;
  /** What an editor must know before going on. */
  notice: string | undefined;
  onPreview: () => void;
  announcement: string;
  pageName: string;
  sections: { file: string; path: string[] } | undefined;
}

/** The bar above the page. */
export const Bar = ({ view, isPreview, isGone, notice, onPreview, announcement, pageName, sections }: Props) => {
  const { state, open, step, publishing } = useEditor();
  const [isMore, setMore] = useState(false);
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
  const status = (): string => {
    if (isGone) return say('stopped');
    if (notice) return notice;
    if (publishing && 'step' in publishing) return stepInWords(publishing.step);
    if (publishing && publishing.answer.result !== 'published') return say('notPublished');
    if (state.problems.length > 0)
      return say(state.problems.length === 1 ? 'problemOne' : 'problemMany', { n: state.problems.length });
    if (state.changes === 0) return say(state.isUnsent ? 'unsent' : 'noChanges');
    return say(state.changes === 1 ? 'changeOne' : 'changeMany', { n: state.changes });
  };
  const hasNothing = state.changes === 0 && state.problems.length === 0 && !state.isUnsent && !publishing;
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
        {status()}
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
        disabled={hasNothing}
        title={hasNothing ? say('noChanges') : undefined}
        onClick={() => open({ kind: 'publish' })}
      >
        {say('publish')}
      </button>
    </section>
  );
};
