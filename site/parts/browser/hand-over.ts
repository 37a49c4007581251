import { type HandedOver, keepHandedOver, readHandedOver } from './handed-over.ts';

/** One result of each tool: the newest. It has a file of its own, because the form need not fetch it. */
export function handOver(result: HandedOver): void {
  keepHandedOver([...readHandedOver().filter(({ title }) => title !== result.title), result]);
}
