import { Button } from '../../ui/Button.tsx';
import { Icon } from '../../ui/Icon.tsx';
import { adjustments, chevronDown, eye, history, menu, redo, undo } from '../../ui/icons.ts';
import { clean } from '../marks/marks.ts';
import { say } from '../words.ts';
import { useEditor, type View } from './editor.ts';
import styles from './parts.module.css';
import { IconButton } from './parts.tsx';

interface Props {
  view: View | undefined;
  isPreview: boolean;
  onPreview: () => void;
  /** Replaces the status. */
  notice: string | undefined;
  /** The page is made of sections. */
  hasSections: boolean;
}

/** The bar above the page. */
export const Bar = ({ view, isPreview, onPreview, notice, hasSections }: Props) => {
  const { state, pageFile: file, open, step } = useEditor();
  const { changes, problems, isUnsent, publishing } = state;
  const item = (icon: string, label: string, next: View) => (
    <Button look="unboxed-calm" onClick={() => open(next)}>
      <Icon path={icon} /> <span>{label}</span>
    </Button>
  );
  const status = (): string => {
    if (notice) return notice;
    if (publishing && 'step' in publishing) return say(publishing.step);
    if (publishing && publishing.answer.result !== 'published') return say('notPublished');
    if (problems.length > 0) return say(problems.length === 1 ? 'problemOne' : 'problemMany', { n: problems.length });
    if (changes === 0) return say(isUnsent ? 'unsent' : 'noChanges');
    return say(changes === 1 ? 'changeOne' : 'changeMany', { n: changes });
  };
  return (
    <section className={styles.bar} aria-label={say('editing')}>
      <b>{say(isPreview ? 'preview' : 'editing')}</b>
      <Button look="unboxed-calm" aria-expanded={view?.kind === 'pages'} onClick={() => open({ kind: 'pages' })}>
        <span className={styles.page}>{clean(document.title).replace(/ \| [^|]*$/, '')}</span>
        <Icon path={chevronDown} size={18} />
      </Button>
      <span className={styles.status} role="status" data-status>
        {status()}
      </span>
      {state.canUndo && <IconButton icon={undo} label={say('undo')} onClick={() => void step('undo')} />}
      {state.canRedo && <IconButton icon={redo} label={say('redo')} onClick={() => void step('redo')} />}
      {file && hasSections && item(menu, say('sections'), { kind: 'list', file, path: ['sections'] })}
      {file && item(adjustments, say('settings'), { kind: 'field', file, path: [] })}
      {item(history, say('history'), { kind: 'history' })}
      <Button look="unboxed-calm" onClick={onPreview}>
        <Icon path={eye} /> <span>{say(isPreview ? 'edit' : 'preview')}</span>
      </Button>
      <Button
        disabled={changes === 0 && problems.length === 0 && !isUnsent && !publishing}
        onClick={() => open({ kind: 'publish' })}
      >
        {say('publish')}
      </Button>
    </section>
  );
};
