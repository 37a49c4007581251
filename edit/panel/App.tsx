import { Button } from '../../ui/Button.tsx';
import { Icon } from '../../ui/Icon.tsx';
import { adjustments, chevronDown, eye, history, menu, redo, undo } from '../../ui/icons.ts';
import { keyOf } from '../marks/marks.ts';
import type { State } from '../serving/api.ts';
import { say } from '../words.ts';
import { EditorContext, useEditing, useEditor, type View } from './editor.ts';
import { FieldPanel } from './FieldPanel.tsx';
import { History } from './History.tsx';
import { ListPanel } from './ListPanel.tsx';
import { Pages } from './Pages.tsx';
import { Publish } from './Publish.tsx';
import styles from './parts.module.css';
import { Boundary, IconButton } from './parts.tsx';
import { Questions } from './Questions.tsx';

function Bar() {
  const { state, view, page, open, step, notice, isPreview, setPreview, pageName } = useEditor();
  const { changes, problems, isUnsent, publishing } = state;
  const item = (icon: string, label: string, onClick: () => void) => (
    <Button look="unboxed-calm" title={label} onClick={onClick}>
      <Icon path={icon} /> <span>{label}</span>
    </Button>
  );
  const opens = (icon: string, label: string, next: View) => item(icon, label, () => open(next));
  const status = (): string => {
    if (notice) return notice;
    if (publishing && 'step' in publishing) return say(publishing.step);
    if (publishing && publishing.outcome.result !== 'published') return say('notPublished');
    if (problems.length > 0)
      return say(problems.length === 1 ? 'problemOne' : 'problemMany', { n: problems.length });
    if (changes === 0) return say(isUnsent ? 'unsent' : 'noChanges');
    return say(changes === 1 ? 'changeOne' : 'changeMany', { n: changes });
  };
  return (
    <section className={styles.bar} aria-label={say('editing')}>
      <b>{say(isPreview ? 'preview' : 'editing')}</b>
      <Button
        look="unboxed-calm"
        aria-expanded={view?.kind === 'pages'}
        onClick={() => open({ kind: 'pages' })}
      >
        <span className={styles.page}>{pageName}</span>
        <Icon path={chevronDown} size={18} />
      </Button>
      <span className={styles.status} role="status" data-status>
        {status()}
      </span>
      {state.canUndo && (
        <IconButton icon={undo} label={say('undo')} onClick={() => void step('undo')} />
      )}
      {state.canRedo && (
        <IconButton icon={redo} label={say('redo')} onClick={() => void step('redo')} />
      )}
      {page?.hasSections &&
        opens(menu, say('sections'), { kind: 'list', file: page.file, path: ['sections'] })}
      {page && opens(adjustments, say('settings'), { kind: 'field', file: page.file, path: [] })}
      {opens(history, say('history'), { kind: 'history' })}
      {item(eye, say(isPreview ? 'edit' : 'preview'), () => {
        open(undefined);
        setPreview(!isPreview);
      })}
      <Button
        disabled={changes === 0 && problems.length === 0 && !isUnsent && !publishing}
        onClick={() => open({ kind: 'publish' })}
      >
        {say('publish')}
      </Button>
    </section>
  );
}

export function App({ host, first }: { host: Element; first: State }) {
  const editor = useEditing(host, first);
  const { view, turns } = editor;
  const key =
    view && 'file' in view ? `${turns} ${view.kind} ${keyOf(view.file, view.path)}` : view?.kind;
  return (
    <EditorContext value={editor}>
      <Bar />
      <Boundary key={key}>
        {view?.kind === 'field' && <FieldPanel {...view} />}
        {view?.kind === 'list' && <ListPanel {...view} />}
        {view?.kind === 'publish' && <Publish />}
        {view?.kind === 'history' && <History />}
        {view?.kind === 'pages' && <Pages />}
        {view?.kind === 'questions' && <Questions />}
      </Boundary>
    </EditorContext>
  );
}
