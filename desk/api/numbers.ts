import { Hono } from 'hono';
import { apiPaths } from '../contract/paths.ts';
import { numbersQuery } from '../contract/requests.ts';
import { numbersTable } from '../staff/numbers-table.ts';
import { isZone } from '../staff/weeks.ts';
import { readQuery } from './body.ts';
import { DeskFault } from './fault.ts';
import type { DeskContext, DeskEnv, DeskParts } from './parts.ts';

/** How the desk does. */
export function numberRoutes({ staff }: DeskParts): Hono<DeskEnv> {
  const routes = new Hono<DeskEnv>();
  const count = (context: DeskContext) => {
    const period = readQuery(context, numbersQuery);
    if (!isZone(period.zone)) throw new DeskFault('malformed', { field: 'zone' });
    return staff.numbers(period);
  };
  routes.get(apiPaths.numbers, async (context) => context.json(await count(context)));
  routes.get(apiPaths.numbersTable, async (context) =>
    context.body(numbersTable(await count(context)), 200, {
      'Content-Type': 'text/csv; charset=utf-8',
      'Content-Disposition': 'attachment; filename="numbers.csv"',
    }),
  );
  return routes;
}
