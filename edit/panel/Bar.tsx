import { useState } from 'react';
import { Button } from '../../ui/Button.tsx';
import { Icon } from '../../ui/Icon.tsx';
import { adjustments, chevronDown, dots, eye, history, menu, redo, undo } from '../../ui/icons.ts';
import type { PublishStep } from '../contract.ts';
import { say } from '../words.ts';
import styles from './Bar.module.css';
import { useEditor, type View } from './editor.ts';
import { IconButton } from './parts.tsx';

export const STEPS: Readonly<Record<PublishStep, string>> = {
  checking: say('stepChecking'),
  'catching-up': say('stepCatchingUp'),
  building: say('stepBuilding'),
  recording: say('stepRecording'),
  'handing-over': say('stepHandingOver'),
};

interface Props {
  view: View | undefined;
  isPreview: boolean;
  onPreview: () => void;
  /** The server does not answer. */
  isGone: boolean;
  /** What an editor must know before going on. */
  notice: string | undefined;
  pageName: string;
  /** The list of the sections of this page, if it has one. */
  sections: { file: string; path: string[] } | undefined;
}

/** The bar above the page. */
export const Bar = ({ view, isPreview, onPreview, isGone, notice, pageName, sections }: Props) => {
  const { state, open, step, publishing } = useEditor();
  const [isMore, setMore] = useState(false);
  const item = (icon: string, label: string, next: View) => (
    <Button
      look="unboxed-calm"
      aria-expanded={view?.kind === next.kind || undefined}
      onClick={() => {
        setMore(false);
        open(next);
      }}
    >
      <Icon path={icon} /> <span>{label}</span>
    </Button>
  );
  const status = (): string => {
    const { changes, problems, isUnsent } = state;
    if (isGone) return say('stopped');
    if (notice) return notice;
    if (publishing && 'step' in publishing) return STEPS[publishing.step];
    if (publishing && publishing.answer.result !== 'published') return say('notPublished');
    if (problems.length > 0) return say(problems.length === 1 ? 'problemOne' : 'problemMany', { n: problems.length });
    if (changes === 0) return say(isUnsent ? 'unsent' : 'noChanges');
    return say(changes === 1 ? 'changeOne' : 'changeMany', { n: changes });
  };
  const hasNothing = state.changes === 0 && state.problems.length === 0 && !state.isUnsent && !publishing;
  return (
    <section className={styles.bar} aria-label={say('editing')}>
      <b>{isPreview ? say('previewing') : say('editing')}</b>
      <div className={styles.page}>
        <Button look="unboxed-calm" aria-expanded={view?.kind === 'pages'} onClick={() => open({ kind: 'pages' })}>
          <span>{pageName}</span> <Icon path={chevronDown} size={18} />
        </Button>
      </div>
      <span className={styles.status} role="status" data-status>
        {status()}
      </span>
      <div className={styles.items} data-open={isMore}>
        {state.canUndo && <IconButton icon={undo} label={say('undo')} onClick={() => void step('undo')} />}
        {state.canRedo && <IconButton icon={redo} label={say('redo')} onClick={() => void step('redo')} />}
        {sections && item(menu, say('sections'), { kind: 'list', ...sections })}
        {item(adjustments, say('settings'), { kind: 'settings' })}
        {item(history, say('history'), { kind: 'history' })}
      </div>
      <Button look="unboxed-calm" aria-label={say(isPreview ? 'edit' : 'preview')} onClick={onPreview}>
        <Icon path={eye} /> <span>{say(isPreview ? 'edit' : 'preview')}</span>
      </Button>
      <div className={styles.more}>
        <IconButton icon={dots} label={say('more')} aria-expanded={isMore} onClick={() => setMore(!isMore)} />
      </div>
      <Button
        disabled={hasNothing}
        title={hasNothing ? say('noChanges') : undefined}
        onClick={() => open({ kind: 'publish' })}
      >
        {say('publish')}
      </Button>
    </section>
  );
};
