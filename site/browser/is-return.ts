/** Whether the visitor was on this page before: a reload, or a step back or forward. */
export function isReturn(): boolean {
  const [visit] = performance.getEntriesByType?.('navigation') ?? [];
  return visit !== undefined && 'type' in visit && visit.type !== 'navigate';
}
