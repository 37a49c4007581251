import { expect, it } from 'vitest';
import { copyRepository } from './copy.ts';

/** What CONTRIBUTING.md says about a new delivery. */
it('a delivery is three files and the page of settings, which is written', () => {
  const copy = copyRepository();
  copy.add(
    'enquiries/deliveries/chat.ts',
    `import { referenceOf } from '../contract/reference.ts';
import { deliveryKind, webAddress } from './delivery.ts';
import { postJson } from './web.ts';

export const chat = deliveryKind({
  settings: { CHAT_URL: webAddress.optional().describe('Address of a channel that is told of each enquiry.') },
  open: ({ CHAT_URL }) =>
    CHAT_URL
      ? {
          name: 'chat',
          deliver: ({ id }, _progress, signal) =>
            postJson(CHAT_URL, JSON.stringify({ text: referenceOf(id) }), {}, signal),
        }
      : undefined,
});
`,
  );
  copy.insert('enquiries/deliveries/kinds.ts', 'export const kinds = [', 'chat, ');
  copy.insert('enquiries/deliveries/kinds.ts', "from './web.ts';\n", "import { chat } from './chat.ts';\n");
  copy.add(
    'enquiries/deliveries/chat.test.ts',
    `import { expect, it } from 'vitest';
import { readEnquirySettings } from '../settings.ts';
import { chooseDeliveries } from './chosen.ts';

it('is chosen by its setting', () => {
  const chosen = (environment: Record<string, string>) =>
    chooseDeliveries(readEnquirySettings(environment), Date.now).names;
  expect(chosen({ CHAT_URL: 'https://chat.dhr.example/hook' })).toEqual(['chat']);
  expect(chosen({})).toEqual(['file']);
  expect(() => chosen({ CHAT_URL: 'http://chat.dhr.example' })).toThrow('CHAT_URL must be an address');
});
`,
  );
  copy.run('node', 'commands/settings.ts');
  expect(copy.changed().sort()).toEqual([
    'docs/settings.md',
    'enquiries/deliveries/chat.test.ts',
    'enquiries/deliveries/chat.ts',
    'enquiries/deliveries/kinds.ts',
  ]);
  copy.checkTypes();
  copy.run('vitest', 'run', 'enquiries/deliveries', 'enquiries/settings.test.ts', 'commands/docs.test.ts');
}, 300_000);
