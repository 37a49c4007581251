import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { findChromium } from './chromium.ts';
import { startProgram } from './program.ts';

/** A fresh Chromium that talks to nobody but us. Playwright's lets no page be made ready ahead, nor kept for Back. */
export async function openChromium() {
  const folder = mkdtempSync(join(tmpdir(), 'dhr-chromium-'));
  const quiet = ['component-update', 'extensions', 'sync', 'gpu', 'dev-shm-usage'];
  // A certificate may be made for the run.
  const open = ['headless=new', 'no-sandbox', 'no-first-run', 'ignore-certificate-errors', 'remote-debugging-port=0'];
  const flags = [...open, ...quiet.map((name) => `disable-${name}`), `user-data-dir=${folder}`];
  const child = startProgram(findChromium(), [...flags.map((flag) => `--${flag}`), 'about:blank']);
  const [, port] = await child.said(/DevTools listening on ws:\/\/127\.0\.0\.1:(\d+)\//);
  const close = async () => {
    await child.stop('SIGKILL');
    rmSync(folder, { recursive: true, force: true, maxRetries: 5 });
  };
  return { port: Number(port), process: child.process, close };
}

interface Target {
  type: string;
  webSocketDebuggerUrl: string;
}

interface Message {
  id?: number;
  result?: unknown;
  error?: { message: string };
  method?: string;
  params?: { sessionId: string };
}

/** Its tab: only a client of the whole tab leaves Chromium the right to make pages ready ahead. */
export async function openTab(port: number) {
  const targets: Target[] = await (await fetch(`http://127.0.0.1:${port}/json/list?for_tab`)).json();
  const socket = new WebSocket(targets.find(({ type }) => type === 'tab')?.webSocketDebuggerUrl ?? '');
  await new Promise((done) => socket.addEventListener('open', done));
  const waiting = new Map<number, { answer: (message: Message) => void; sessionId: string | undefined }>();
  const sessions = new Set<string>();
  socket.addEventListener('message', ({ data }) => {
    const message: Message = JSON.parse(String(data));
    if (message.id !== undefined) waiting.get(message.id)?.answer(message);
    else if (message.method === 'Target.attachedToTarget') sessions.add(message.params?.sessionId ?? '');
    else if (message.method === 'Target.detachedFromTarget') {
      const gone = message.params?.sessionId ?? '';
      sessions.delete(gone);
      // Chromium leaves what a page was asked without an answer when it goes.
      for (const { answer, sessionId } of waiting.values())
        if (sessionId === gone) answer({ error: { message: 'The page is gone.' } });
    }
  });
  const send = (method: string, params: object, sessionId?: string): Promise<unknown> =>
    new Promise((resolve, reject) => {
      const id = waiting.size + 1;
      const answer = ({ result, error }: Message) => (error ? reject(new Error(error.message)) : resolve(result));
      waiting.set(id, { answer, sessionId });
      socket.send(JSON.stringify({ id, method, params, sessionId }));
    });
  await send('Target.setAutoAttach', { autoAttach: true, waitForDebuggerOnStart: false, flatten: true });

  const pageOf = (sessionId: string) => {
    const evaluate = async <Value>(expression: string): Promise<Value> => {
      const options = { expression, awaitPromise: true, returnByValue: true };
      const { result } = (await send('Runtime.evaluate', options, sessionId)) as { result: { value: Value } };
      return result.value;
    };
    /** The pointer comes to an element, and presses it if told to. */
    const point = async (selector: string, isPressed = false): Promise<void> => {
      const place = `(() => {
        const element = [...document.querySelectorAll('${selector}')].find((one) => one.checkVisibility());
        element.scrollIntoView({ block: 'center', behavior: 'instant' });
        const { x, y, width, height } = element.getBoundingClientRect();
        return { x: x + width / 2, y: y + height / 2 };
      })()`;
      const at = { ...(await evaluate<object>(place)), button: isPressed ? 'left' : 'none', clickCount: 1 };
      // Nobody answers for a page that the press has exchanged.
      for (const type of isPressed ? ['mousePressed', 'mouseReleased'] : ['mouseMoved'])
        void send('Input.dispatchMouseEvent', { type, ...at }, sessionId).catch(() => {});
    };
    return { evaluate, point, send: (method: string, params: object) => send(method, params, sessionId) };
  };
  /** The page at an address, once it is there: the one that is seen, or the one that is made ready ahead. */
  const pageAt = async (address: string, isAhead = false): Promise<ReturnType<typeof pageOf>> => {
    const wanted = JSON.stringify([address, isAhead, 'complete']);
    for (let tries = 0; tries < 300; tries += 1) {
      for (const page of [...sessions].map(pageOf)) {
        const found = page.evaluate('JSON.stringify([location.href, document.prerendering, document.readyState])');
        if ((await found.catch(() => '')) === wanted) return page;
      }
      await pause(50);
    }
    throw new Error(`There is no page at ${address}${isAhead ? ' made ready ahead' : ''}.`);
  };
  const open = async (address: string): Promise<ReturnType<typeof pageOf>> => {
    const [first = ''] = sessions;
    await send('Page.navigate', { url: address }, first);
    return pageAt(address);
  };
  return { open, pageAt };
}
