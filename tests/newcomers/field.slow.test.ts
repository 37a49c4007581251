import { expect, it } from 'vitest';
import { copyRepository } from './copy.ts';

/** What CONTRIBUTING.md says about a new field of the enquiry form. */
it('a field of the form is four files, its test among them', () => {
  const copy = copyRepository();
  copy.insert(
    'enquiries/contract/fields.ts',
    "autocomplete: 'country-name' },\n",
    "  { name: 'phone', column: 'phone', kind: 'tel', limit: 40, autocomplete: 'tel' },\n",
  );
  copy.insert('content/enquiry-form.json', '"label": "Job title" },\n', '    "phone": { "label": "Telephone" },\n');
  copy.insert(
    'content/legal/privacy-policy.md',
    'we use it to answer you.',
    ' A telephone number lets us call you back.',
  );
  copy.add(
    'enquiries/store/phone.test.ts',
    `import { expect, it } from 'vitest';
import { anEnquiry, goodValues } from '../../tests/support/enquiries/examples.ts';
import { withBothStores } from '../../tests/support/enquiries/stores.ts';
import { exportRecord } from '../../desk/staff/export.ts';
import { showForStaff } from '../../desk/staff/show.ts';
import { enquiryMail } from '../deliveries/enquiry-mail.ts';
import { acceptAll } from './outbox.ts';
import { migrate } from './migrate.ts';
import { listEnquiries } from './read.ts';

withBothStores((store) => {
  it('keeps, mails, exports and shows the telephone, also in a database from before', async () => {
    const database = await store.open('phone');
    await database.atomically((writer) => writer.schema.alterTable('enquiry').dropColumn('phone').execute());
    await migrate(database);
    const enquiry = anEnquiry({ values: { ...goodValues, phone: '+91 80 1234' } });
    await acceptAll(database, [enquiry], ['smtp']);
    const [listed] = await listEnquiries(database.reader, { limit: 1 });
    expect(exportRecord(listed!)).toMatchObject({ phone: '+91 80 1234' });
    expect(enquiryMail(listed!.enquiry, 'a@dhr.example', []).text).toContain('Telephone:\\n+91 80 1234');
    const shown = await showForStaff(database.reader, enquiry.id, 0);
    expect(shown?.moreFields).toEqual([{ label: 'Telephone', value: '+91 80 1234' }]);
  });
});
`,
  );
  expect(copy.changed()).toHaveLength(4);
  copy.checkTypes();
  copy.run('vitest', 'run', 'enquiries/store', 'enquiries/contract', 'desk/staff', 'site/contact');
}, 300_000);
