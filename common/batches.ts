/** Fewer than a database takes values in one statement: 32,766 in SQLite, 65,535 in PostgreSQL. */
const BATCH_SIZE = 1000;

export function* inBatches<Item>(items: readonly Item[], size = BATCH_SIZE): Generator<Item[]> {
  for (let at = 0; at < items.length; at += size) yield items.slice(at, at + size);
}
