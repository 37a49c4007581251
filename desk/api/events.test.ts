import { expect, it } from 'vitest';
import { acceptAll } from '../../enquiries/store/accept.ts';
import { openTestDesk } from '../../tests/support/desk/open-desk.ts';
import { anEnquiry } from '../../tests/support/enquiries/examples.ts';
import { withBothStores } from '../../tests/support/enquiries/stores.ts';
import type { DeskEvent } from '../contract/events.ts';
import { apiPaths } from '../contract/paths.ts';
import { Changes } from './changes.ts';

/** Reads the events of a stream one after the other. */
async function* eventsOf(response: Response): AsyncGenerator<DeskEvent> {
  let text = '';
  const decoder = new TextDecoder();
  for await (const chunk of response.body ?? []) {
    text += decoder.decode(chunk, { stream: true });
    const parts = text.split('\n\n');
    text = parts.pop() ?? '';
    for (const part of parts) {
      const data = /^data: (.*)$/m.exec(part)?.[1];
      if (data) yield JSON.parse(data);
    }
  }
}

withBothStores((store) => {
  it('greets whoever comes with what there is, not with what there was when the last one left', async () => {
    const database = await store.open('events_greeting');
    const { staff } = openTestDesk(database, store.settings('events_greeting'));
    const changes = new Changes(staff);
    const heard: DeskEvent[] = [];
    const listener = { token: '', tell: (event: DeskEvent) => void heard.push(event) };
    const leave = await changes.listen(listener);
    const looking = changes.look();
    leave();
    await looking;
    await acceptAll(database, [anEnquiry()], ['file']);
    await changes.listen(listener);
    expect(heard.at(-1)).toMatchObject({ type: 'hello', counts: { all: 1 } });
    changes.stop();
  });

  it('tells what arrives and what others do, also through another server, until the session ends', async () => {
    const database = await store.open('events');
    const here = openTestDesk(database, store.settings('events'));
    const there = openTestDesk(await store.open('events'), store.settings('events'));
    const boss = await here.owner();
    const arjun = await here.colleague(boss, 'Arjun Rao');
    const enquiry = anEnquiry();
    const response = await arjun.ask(apiPaths.events);
    expect(response.headers.get('content-type')).toBe('text/event-stream');
    const events = eventsOf(response);
    const next = async () => (await events.next()).value as DeskEvent;

    expect(await next()).toMatchObject({ type: 'hello', counts: { all: 0 } });
    await acceptAll(database, [enquiry], ['file']);
    expect(await next()).toMatchObject({ type: 'arrived', ids: [enquiry.id], counts: { new: 1, unread: 1 } });

    const elsewhere = there.visit();
    elsewhere.cookie = boss.cookie;
    await elsewhere.post(apiPaths.actions(enquiry.id), { version: 1, action: { do: 'answer' } });
    expect(await next()).toMatchObject({ type: 'changed', ids: [enquiry.id], counts: { new: 0, conversation: 1 } });

    const { people } = await boss.json<{ people: { id: string; isYou: boolean }[] }>(apiPaths.people);
    await boss.send('DELETE', apiPaths.person(people.find(({ isYou }) => !isYou)?.id ?? ''));
    expect(await next()).toEqual({ type: 'signed-out' });
    expect((await events.next()).done).toBe(true);
  });
});
