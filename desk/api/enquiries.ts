import { Hono } from 'hono';
import { faultCode } from '../../enquiries/store/database.ts';
import { emailKey } from '../../enquiries/store/enquiry.ts';
import type { ActionAnswer, EnquiryAnswer, ErasureAnswer, ListAnswer } from '../contract/answers.ts';
import type { ErrorKind } from '../contract/errors.ts';
import { apiPaths } from '../contract/paths.ts';
import {
  actionRequest,
  conversationRequest,
  erasureRequest,
  listQuery,
  savedAnswerRequest,
} from '../contract/requests.ts';
import type { ActFault } from '../staff/action.ts';
import { mostReadings } from '../staff/audit.ts';
import { exportHead, exportLine } from '../staff/export.ts';
import type { SignedIn } from '../staff/sessions.ts';
import type { Actor } from '../staff/work.ts';
import { mailPerson } from './mail.ts';
import {
  administratorsOnly,
  type DeskContext,
  type DeskEnv,
  DeskFault,
  type DeskParts,
  idIn,
  readBody,
  readQuery,
  requireRecent,
  withId,
} from './request.ts';
import words from './words.json' with { type: 'json' };

const kindOf: Record<ActFault, ErrorKind> = {
  unknown: 'not-found',
  'unknown person': 'malformed',
  conflict: 'conflict',
  'nothing waits': 'nothing-to-do',
  'not set up': 'not-set-up',
  quarantined: 'nothing-to-do',
  'not quarantined': 'nothing-to-do',
};

/** A page that refreshes its list is not noted every time. */
const restMs = 3_600_000;

/** Notes who looked through all enquiries. The words of a search are not noted: they may be a visitor's name. */
function listingNotes({ staff, now }: DeskParts) {
  const notedAt = new Map<string, number>();
  return async (me: Actor, what: 'listed-all' | 'searched'): Promise<void> => {
    const key = `${me.id} ${what}`;
    if (now() - (notedAt.get(key) ?? Number.NEGATIVE_INFINITY) < restMs) return;
    notedAt.set(key, now());
    await staff.note({ by: me, what });
  };
}

const attachment = (name: string) => ({ 'Content-Disposition': `attachment; filename="${name}"` });

export function enquiryRoutes(parts: DeskParts): Hono<DeskEnv> {
  const { staff, log, now } = parts;
  const routes = new Hono<DeskEnv>();
  const noteListing = listingNotes(parts);

  /** Ends in an error when the store goes away half-way: a table that lacks enquiries must not look whole. */
  async function* tableOf(wanted: Parameters<typeof staff.export>[0]) {
    try {
      yield Buffer.from(exportHead);
      for await (const page of staff.export(wanted)) yield Buffer.from(page.map(exportLine).join(''));
    } catch (error) {
      log.error('an export broke off', { fault: faultCode(error) });
      throw new Error('The export broke off.');
    }
  }

  const find = async (context: DeskContext): Promise<EnquiryAnswer> => {
    const found = await staff.show(idIn(context), context.get('me').id);
    if (!found) throw new DeskFault('not-found');
    return found;
  };
  const warnAdministrators = async ({ id, name: who }: SignedIn): Promise<void> => {
    log.error('a person reads very many enquiries', { person: id });
    const administrators = (await staff.people()).filter(({ role }) => role === 'administrator');
    await Promise.all(administrators.map((to) => mailPerson(parts, to, words.readMany, { who, n: mostReadings })));
  };
  /** Nobody reads an enquiry without an entry in the audit trail, however they ask for it. */
  const noteReading = async (me: SignedIn, id: string): Promise<void> => {
    if (await staff.noteReading(me, id)) void warnAdministrators(me);
  };
  const show = async (context: DeskContext): Promise<EnquiryAnswer> => {
    const found = await find(context);
    await noteReading(context.get('me'), found.id);
    return found;
  };

  routes.get(apiPaths.enquiries, async (context) => {
    const { list, order, q, after, limit } = readQuery(context, listQuery);
    if (after === undefined && (q !== '' || list === 'all')) {
      await noteListing(context.get('me'), q === '' ? 'listed-all' : 'searched');
    }
    const { id: me } = context.get('me');
    const page = await staff.list({ list, order, me, q, after, limit });
    return context.json({ ...page, counts: await staff.counts(me) } satisfies ListAnswer);
  });
  routes.post(apiPaths.enquiries, async (context) => {
    const request = await readBody(context, conversationRequest);
    const result = await staff.converse(context.get('me'), request);
    if (result === 'unknown contact') throw new DeskFault('malformed', { field: 'contact' });
    return context.json({ id: request.id });
  });
  routes.get(withId(apiPaths.enquiry), async (context) => context.json(await show(context)));
  routes.post(withId(apiPaths.actions), async (context) => {
    const { version, action, once } = await readBody(context, actionRequest);
    const result = await staff.act({ id: idIn(context), version, action, once, actor: context.get('me') });
    if (typeof result === 'string') {
      const kind = kindOf[result];
      if (kind === 'malformed') throw new DeskFault(kind, { field: 'action.to' });
      throw new DeskFault(kind, kind === 'not-found' ? {} : { enquiry: await show(context) });
    }
    return context.json({ enquiry: await show(context), undo: result.undo } satisfies ActionAnswer);
  });

  routes.post(withId(apiPaths.erasure), administratorsOnly, async (context) => {
    requireRecent(parts, context);
    const { address } = await readBody(context, erasureRequest);
    const { visitor } = await find(context);
    const contact = visitor.email || visitor.telephone;
    if (emailKey(address) !== emailKey(contact)) throw new DeskFault('malformed', { field: 'address' });
    const { count, isScrubbed } = await staff.erase(contact, context.get('me'));
    return context.json({ enquiries: count, isScrubbed } satisfies ErasureAnswer);
  });

  /** What a stranger sent: always a download, which no browser opens as a page of ours. */
  routes.get(withId(apiPaths.file), async (context) => {
    const file = await staff.file(idIn(context));
    if (!file) throw new DeskFault('not-found');
    await noteReading(context.get('me'), file.enquiry_id);
    const name = encodeURIComponent(file.name).replace(/['()*]/g, (sign) => `%${sign.charCodeAt(0).toString(16)}`);
    return context.body(Buffer.from(file.content, 'base64'), 200, {
      'Content-Type': 'application/octet-stream',
      'Content-Disposition': `attachment; filename*=UTF-8''${name}`,
      'Content-Security-Policy': 'sandbox',
      'X-Content-Type-Options': 'nosniff',
    });
  });

  routes.get(withId(apiPaths.exportOne), administratorsOnly, async (context) => {
    requireRecent(parts, context);
    const { id, reference } = await find(context);
    const text = await staff.exportText(id);
    if (text === undefined) throw new DeskFault('not-found');
    await staff.noteExport(context.get('me'), { id });
    return context.body(text, 200, {
      'Content-Type': 'text/plain; charset=utf-8',
      ...attachment(`enquiry-${reference}.txt`),
    });
  });
  routes.get(apiPaths.exportList, administratorsOnly, async (context) => {
    requireRecent(parts, context);
    const { list, order, q } = readQuery(context, listQuery);
    await staff.noteExport(context.get('me'), { list: q === '' ? list : 'search' });
    const day = new Date(now()).toISOString().slice(0, 10);
    const lines = tableOf({ list, order, q, me: context.get('me').id });
    const table = new ReadableStream<Uint8Array>({
      async pull(out) {
        const { done, value } = await lines.next();
        if (done) out.close();
        else out.enqueue(value);
      },
      cancel: async () => void (await lines.return()),
    });
    return context.body(table, 200, {
      'Content-Type': 'text/csv; charset=utf-8',
      // Without it the beginning is collected, and an error in it is not passed on.
      'Transfer-Encoding': 'chunked',
      ...attachment(`enquiries-${day}.csv`),
    });
  });
  routes.get(apiPaths.savedAnswers, async (context) => context.json(await staff.savedAnswers()));
  routes.put(apiPaths.savedAnswers, async (context) => {
    await staff.keepSavedAnswer(await readBody(context, savedAnswerRequest));
    return context.body(null, 204);
  });
  routes.get(apiPaths.numbers, async (context) => context.json(await staff.numbers()));
  routes.get(apiPaths.visits, async (context) => context.json(await staff.visits()));
  return routes;
}
