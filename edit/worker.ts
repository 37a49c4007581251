import { Socket } from 'node:net';
import { openRenderer } from '../publish/astro-renderer.ts';
import type { DraftText } from './files/draft-texts.ts';
import { gitFrom, type runCommand } from './files/git.ts';
import type { Publishing } from './publishing/publish.ts';
import { openWorkspace, type Workspace } from './serving/workspace.ts';

/*
 * Edit mode of the desk, in a process of its own that server/editing.ts starts: it renders and
 * checks drafts with the renderer of a build. It may read code, content and that build, and nothing
 * else: no store, no network, no other program. Git is asked for by message.
 */

type Ran = Awaited<ReturnType<typeof runCommand>>;
interface Asked {
  id: number;
  person: string;
  /** With the first request of a person. */
  rows?: DraftText[];
  action: string;
  given: never;
  publishing?: Publishing;
}
type Message = Asked | { git: number; ran: Ran };

const [build = ''] = process.argv.slice(2);
Socket.prototype.connect = () => {
  throw new Error('Edit mode uses no network.');
};
process.on('disconnect', () => process.exit());

const looking = new Map<number, (ran: Ran) => void>();
let looks = 0;
const git = gitFrom((args) => {
  looks += 1;
  process.send?.({ git: looks, args });
  return new Promise((resolve) => looking.set(looks, resolve));
});

const renderer = openRenderer(build);
const workspaces = new Map<string, Promise<Workspace>>();

async function answer({ id, person, rows, action, given, publishing }: Asked): Promise<void> {
  const opened =
    rows &&
    renderer.then((open) => openWorkspace({ root: process.cwd(), git, renderer: open, rows }));
  if (opened) workspaces.set(person, opened);
  try {
    const workspace = await workspaces.get(person);
    if (!workspace) throw new Error('Nobody has opened this workspace.');
    const result = await workspace.run(action, given, publishing).then(
      (value) => ({ value }),
      (error: Error) => ({ message: error.message }),
    );
    process.send?.({ id, ...result, changed: workspace.takeChanged() });
  } catch (error) {
    workspaces.delete(person);
    process.send?.({ id, fault: error instanceof Error ? error.message : String(error) });
  }
}

process.on('message', (message: Message) => {
  if ('git' in message) looking.get(message.git)?.(message.ran);
  else void answer(message);
});
