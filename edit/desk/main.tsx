import './desk.css';
import '../panel/panel.css';
import { startAuthentication } from '@simplewebauthn/browser';
import { createRoot } from 'react-dom/client';
import { App } from '../panel/App.tsx';
import { send } from '../panel/editor.ts';
import { settle } from '../panel/surroundings.ts';
import { keepUnsentOf } from '../panel/unsent-words.ts';
import { say, speakAtDesk } from '../words.ts';
import { framedPage } from './framed-page.ts';

/** Of the desk; its contract is in desk/contract/paths.ts. */
const API = '/desk/api';

async function post<Answer>(path: string, given: object = {}): Promise<Answer> {
  const headers = { 'Content-Type': 'application/json' };
  const init = { method: 'POST', headers, body: JSON.stringify(given) };
  const response = await fetch(`${API}/${path}`, init);
  if (!response.ok) throw new Error(say('notConfirmed'));
  return response.status === 204 ? (undefined as Answer) : response.json();
}

async function usePasskey(): Promise<void> {
  const optionsJSON =
    await post<Parameters<typeof startAuthentication>[0]['optionsJSON']>('sign-in/options');
  const response = await startAuthentication({ optionsJSON }).catch(() => {
    throw new Error(say('notConfirmed'));
  });
  await post('confirm', { response });
}

function hrefOf(address: string): string {
  return `/desk/edit?${new URLSearchParams({ page: address })}`;
}

async function begin(): Promise<void> {
  speakAtDesk();
  const place = document.getElementById('edit') ?? document.body;
  const { person } = await (await fetch(`${API}/session`)).json();
  if (!person) return location.assign(`/desk/sign-in?next=${encodeURIComponent('/desk/edit')}`);
  const note = Object.assign(document.createElement('p'), { role: 'status' });
  place.append(note);
  const complain = (words: string) => {
    note.textContent = words;
  };
  if (person.edits === 'nothing') return complain(say('mayNotWrite'));
  complain(say('opening'));
  keepUnsentOf(person.id);

  const path = new URLSearchParams(location.search).get('page') ?? '/';
  const frame = document.createElement('iframe');
  frame.title = say('page');
  frame.setAttribute('sandbox', 'allow-scripts');
  settle({
    page: framedPage(frame, path, (address) => location.assign(hrefOf(address))),
    api: `${API}/edit`,
    pollHeaders: { 'Desk-Refresh': '1' },
    pollMs: 3000,
    mayPublish: person.edits === 'publishes',
    hrefOf,
    pathHere: () => path,
    confirm: usePasskey,
  });
  const state = await send('state').catch((error: Error) => error);
  if (state instanceof Error) return complain(state.message);
  const panel = document.createElement('div');
  place.replaceChildren(frame, panel);
  createRoot(panel).render(<App host={panel} first={state} />);
  frame.src = `${API}/preview?${new URLSearchParams({ path })}`;
}

void begin();
