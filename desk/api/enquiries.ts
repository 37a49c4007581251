import { Hono } from 'hono';
import { emailKey, faultCode, limitFor } from '../../enquiries/for-desk.ts';
import { DeskFault, STATUS_OF } from '../contract/errors.ts';
import { apiPaths } from '../contract/paths.ts';
import {
  actionRequest,
  conversationRequest,
  erasureRequest,
  fileQuery,
  listQuery,
  savedReplyRequest,
} from '../contract/requests.ts';
import { MAX_READINGS_PER_HOUR } from '../staff/audit.ts';
import { exportHead, exportLine } from '../staff/export.ts';
import type { SignedIn } from '../staff/sessions.ts';
import { mailPerson } from './mail.ts';
import {
  administratorsOnly,
  type DeskContext,
  type DeskEnv,
  type DeskParts,
  idIn,
  readBody,
  readQuery,
  requireRecent,
  withId,
} from './request.ts';
import type {
  ActionResponse,
  EnquiryResponse,
  ErasureResponse,
  ListResponse,
} from './responses.ts';
import words from './words.json' with { type: 'json' };

function attachment(name: string) {
  return { 'Content-Disposition': `attachment; filename="${name}"` };
}

export function enquiryRoutes(parts: DeskParts): Hono<DeskEnv> {
  const { staff, log, now } = parts;
  const routes = new Hono<DeskEnv>();
  /** A search is noted once an hour, without its words: they may be a visitor's name. */
  const untilNoted = limitFor({ points: 1, minutes: 60 }, now);

  /** Fails when the store goes away half-way: a table that lacks enquiries must not look whole. */
  async function* tableOf(wanted: Parameters<typeof staff.export>[0]) {
    try {
      yield Buffer.from(exportHead);
      for await (const page of staff.export(wanted))
        yield Buffer.from(page.map(exportLine).join(''));
    } catch (error) {
      log.error('an export broke off', { fault: faultCode(error) });
      throw new Error('The export broke off.');
    }
  }

  const find = async (context: DeskContext): Promise<EnquiryResponse> => {
    const found = await staff.show(idIn(context), context.get('me').id);
    if (!found) throw new DeskFault('not-found');
    return found;
  };
  const warnAdministrators = async ({ id, name: who }: SignedIn): Promise<void> => {
    log.error('a person reads very many enquiries', { person: id });
    const administrators = (await staff.people()).filter(({ role }) => role === 'administrator');
    await Promise.all(
      administrators.map((to) =>
        mailPerson(parts, to, words.readMany, { who, n: MAX_READINGS_PER_HOUR }),
      ),
    );
  };
  const warnIf = (areTooMany: boolean, me: SignedIn): void => {
    if (!areTooMany) return;
    warnAdministrators(me).catch((error: unknown) => {
      log.error('administrators were not warned', { fault: faultCode(error) });
    });
  };
  /** Nobody reads an enquiry, or its beginning in a list, without an entry in the audit trail, however they ask for it. */
  const noteReading = async (me: SignedIn, id: string): Promise<void> =>
    warnIf(await staff.noteReading(me, id), me);
  const noteListing = async (me: SignedIn, rows: readonly { id: string }[]): Promise<void> => {
    const ids = rows.map(({ id }) => id);
    warnIf(await staff.noteListing(me, ids), me);
  };
  const show = async (context: DeskContext): Promise<EnquiryResponse> => {
    const found = await find(context);
    await noteReading(context.get('me'), found.id);
    await noteListing(context.get('me'), found.visitor.others);
    return found;
  };

  routes.get(apiPaths.enquiries, async (context) => {
    const { of, ...listing } = readQuery(context, listQuery);
    const me = context.get('me');
    if (listing.q !== '' && untilNoted(me.id) === 0) await staff.note({ by: me, what: 'searched' });
    const page = await staff.list({ ...listing, me: me.id, of });
    await noteListing(me, page.rows);
    return context.json({ ...page, counts: await staff.counts(me.id) } satisfies ListResponse);
  });
  routes.post(apiPaths.enquiries, async (context) => {
    const request = await readBody(context, conversationRequest);
    await staff.converse(context.get('me'), request);
    return context.json({ id: request.id });
  });
  routes.get(withId(apiPaths.enquiry), async (context) => context.json(await show(context)));
  routes.post(withId(apiPaths.actions), async (context) => {
    const { version, action, once } = await readBody(context, actionRequest);
    const done = staff.act({ id: idIn(context), version, action, once, actor: context.get('me') });
    const { undo } = await done.catch(async (error: unknown) => {
      const isRefused = error instanceof DeskFault && STATUS_OF[error.kind] === 409;
      throw isRefused ? new DeskFault(error.kind, { enquiry: await show(context) }) : error;
    });
    return context.json({ enquiry: await show(context), undo } satisfies ActionResponse);
  });

  routes.post(withId(apiPaths.erasure), administratorsOnly, async (context) => {
    requireRecent(parts, context);
    const { address } = await readBody(context, erasureRequest);
    const { visitor } = await find(context);
    const contact = visitor.email || visitor.telephone;
    if (emailKey(address) !== emailKey(contact))
      throw new DeskFault('malformed', { field: 'address' });
    const { count, isScrubbed } = await staff.erase(contact, context.get('me'));
    return context.json({ enquiries: count, isScrubbed } satisfies ErasureResponse);
  });

  routes.post(withId(apiPaths.draftFiles), async (context) => {
    const { name } = readQuery(context, fileQuery);
    const type = context.req.header('content-type') ?? '';
    const content = Buffer.from(await context.req.arrayBuffer());
    const enquiry = idIn(context);
    await staff.addDraftFile(context.get('me'), { enquiry, name, type, content });
    return context.body(null, 204);
  });
  routes.delete(withId(apiPaths.draftFile), async (context) => {
    await staff.removeDraftFile(context.get('me'), idIn(context));
    return context.body(null, 204);
  });

  /** A stranger's file: always a download, which no browser opens as a page of ours. */
  routes.get(withId(apiPaths.file), async (context) => {
    const file = await staff.file(idIn(context));
    if (!file) throw new DeskFault('not-found');
    await noteReading(context.get('me'), file.enquiry_id);
    const name = encodeURIComponent(file.name).replace(
      /['()*]/g,
      (sign) => `%${sign.charCodeAt(0).toString(16)}`,
    );
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
    const { list, order, q, of } = readQuery(context, listQuery);
    await staff.noteExport(context.get('me'), { list: q === '' ? list : 'search' });
    const day = new Date(now()).toISOString().slice(0, 10);
    const lines = tableOf({ list, order, q, of, me: context.get('me').id });
    const table = new ReadableStream<Uint8Array>({
      async pull(out) {
        const { done, value } = await lines.next();
        if (done) out.close();
        else out.enqueue(value);
      },
    });
    return context.body(table, 200, {
      'Content-Type': 'text/csv; charset=utf-8',
      // Without it the beginning is collected, and an error in it is not passed on.
      'Transfer-Encoding': 'chunked',
      ...attachment(`enquiries-${day}.csv`),
    });
  });
  routes.get(apiPaths.savedReplies, async (context) => context.json(await staff.savedReplies()));
  routes.put(apiPaths.savedReplies, async (context) => {
    await staff.storeSavedReply(await readBody(context, savedReplyRequest));
    return context.body(null, 204);
  });
  routes.get(apiPaths.numbers, async (context) => context.json(await staff.numbers()));
  routes.get(apiPaths.visits, async (context) => context.json(await staff.visits()));
  return routes;
}
