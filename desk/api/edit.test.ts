import { expect, it } from 'vitest';
import { openTestDesk } from '../../tests/support/desk/open-desk.ts';
import { kindOf, type Visit } from '../../tests/support/desk/visit.ts';
import { withBothStores } from '../../tests/support/enquiries/stores.ts';
import { apiPaths } from '../contract/paths.ts';
import type { EditRight } from '../names.ts';
import type { Editing } from './edit.ts';
import type { AuditResponse, PeopleResponse } from './responses.ts';

/** An editing program that notes what reaches it. */
function fakeEditing() {
  const asked: string[] = [];
  const editing: Editing = {
    isAwake: () => false,
    ask: async (me, { action }) => {
      asked.push(`${me.name} ${action}`);
      return action === 'open' ? { message: 'There is no such text.' } : { value: { action } };
    },
    preview: async (_, path, nonce) => (path === '/' ? `<script nonce="${nonce}"></script>` : undefined),
    publish: (me, { note }) => void asked.push(`${me.name} publishes ${note}`),
    dismiss: () => {},
  };
  return { asked, editing };
}

withBothStores((store) => {
  const open = async (name: string, right?: EditRight) => {
    const { asked, editing } = fakeEditing();
    const database = await store.open(name);
    const desk = openTestDesk(database, store.settings(name), undefined, editing);
    const boss = await desk.administrator();
    const sara = await desk.colleague(boss, 'Sara Khalil');
    const { people } = await boss.json<PeopleResponse>(apiPaths.people);
    const { id } = people.find(({ isYou }) => !isYou)!;
    const give = (by: Visit, edits: EditRight) => by.send('PUT', apiPaths.person(id), { edits });
    if (right) await give(boss, right);
    return { asked, desk, boss, sara, id, give };
  };
  const order = { note: 'A shorter heading' };
  const audited = async (boss: Visit) =>
    (await boss.json<AuditResponse>(apiPaths.audit)).entries.map(({ what, detail }) => `${what}: ${detail}`);

  it.each<[EditRight | undefined, string, string]>([
    [undefined, '403 forbidden', '403 forbidden'],
    ['nothing', '403 forbidden', '403 forbidden'],
    ['writes', '200 undefined', '403 forbidden'],
    ['publishes', '200 undefined', '200 undefined'],
  ])('lets somebody with the right %s do what it says', async (right, writing, publishing) => {
    const { sara } = await open(`edit_right_${right}`, right);
    expect(await kindOf(await sara.post(apiPaths.edit('state'), {}))).toBe(writing);
    expect(await kindOf(await sara.post(apiPaths.edit('publish'), order))).toBe(publishing);
    const preview = await sara.ask(`${apiPaths.preview}?path=/`);
    expect(preview.status).toBe(Number(writing.slice(0, 3)));
  });

  it('has the right given by administrators only, with a recent passkey, and noted', async () => {
    const { boss, sara, desk, give } = await open('edit_give');
    expect(await kindOf(await give(sara, 'publishes'))).toBe('403 forbidden');
    desk.clock.pass({ minutes: 6 });
    expect(await kindOf(await give(boss, 'publishes'))).toBe('403 not-confirmed');
    await boss.confirm(boss.device);
    expect((await give(boss, 'publishes')).status).toBe(204);
    expect(await audited(boss)).toContain('rights-changed: Sara Khalil: publishes');
    desk.clock.pass({ minutes: 6 });
    expect(await kindOf(await sara.post(apiPaths.edit('publish'), order))).toBe('403 not-confirmed');
    await sara.confirm(sara.device);
    expect((await sara.post(apiPaths.edit('publish'), order)).status).toBe(200);
  });

  it('passes on known requests only, says refusals in words, and sleeps on', async () => {
    const { sara, asked } = await open('edit_known', 'writes');
    expect(await kindOf(await sara.post(apiPaths.edit('prepare'), {}))).toBe('404 not-found');
    expect(await kindOf(await sara.post(apiPaths.edit('constructor'), {}))).toBe('404 not-found');
    const refused = await sara.post(apiPaths.edit('open'), {});
    expect([refused.status, await refused.json()]).toEqual([422, { message: 'There is no such text.' }]);
    const looked = await sara.post(apiPaths.edit('state'), {}, { 'desk-refresh': '1' });
    expect(await looked.json()).toBeNull();
    expect(asked).toEqual(['Sara Khalil open']);
    const elsewhere = { origin: 'https://evil.example', 'sec-fetch-site': 'cross-site' };
    expect(await kindOf(await sara.post(apiPaths.edit('state'), {}, elsewhere))).toBe('403 foreign');
  });

  it('shows a page as a stranger, whose only script is ours', async () => {
    const { sara } = await open('edit_preview', 'writes');
    const page = await sara.ask(`${apiPaths.preview}?path=/`);
    const [, nonce] = /nonce="([\w-]+)"/.exec(await page.text()) ?? [];
    const policy = page.headers.get('content-security-policy') ?? '';
    expect(policy).toContain("sandbox allow-scripts; default-src 'none'");
    expect(policy).toContain(`script-src 'nonce-${nonce}'`);
    expect(policy).not.toContain('allow-same-origin');
    expect(await kindOf(await sara.ask(`${apiPaths.preview}?path=/none`))).toBe('404 not-found');
  });

  it('keeps drafts until they are published or taken back; what was written since goes on', async () => {
    const { desk, boss, id } = await open('edit_drafts', 'writes');
    const [me, file] = [{ id, name: 'Sara Khalil' }, 'content/pages/about-us.yaml'];
    const keep = (text: string | null, base: string | null) => desk.staff.keepDraftTexts(me, [{ file, text, base }]);
    const drafts = () => desk.staff.draftTexts(id);
    await keep('title: A\n', 'title: 0\n');
    await keep('title: B\n', 'title: 0\n');
    expect(await drafts()).toEqual([{ file, text: 'title: B\n', base: 'title: 0\n' }]);
    const published = { files: [{ file, text: 'title: A\n', base: 'title: 0\n' }], note: 'First' };
    await desk.staff.endDraftTexts(me, published);
    expect(await drafts()).toEqual([{ file, text: 'title: B\n', base: 'title: A\n' }]);
    await desk.staff.endDraftTexts(me, { ...published, files: await drafts() });
    expect(await drafts()).toEqual([]);
    await keep('title: C\n', 'title: B\n');
    await keep(null, null);
    expect(await drafts()).toEqual([]);
    const entries = await audited(boss);
    expect(entries.filter((one) => one === `words-changed: ${file}`)).toHaveLength(2);
    expect(entries).toContain('words-published: First');
    await keep('title: D\n', 'title: B\n');
    await boss.send('DELETE', apiPaths.person(id));
    expect(await drafts()).toEqual([]);
  });
});
