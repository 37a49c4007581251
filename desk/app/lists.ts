import { type ListName, listNames, type Order } from '../names.ts';

export const listNamed = (name: string): ListName | undefined => listNames.find((one) => one === name);

/** What has waited longest comes first where somebody must decide, what is most surely spam where it is held. */
const ORDERS: Record<ListName, Order> = {
  new: 'newest',
  conversation: 'newest',
  quarantine: 'score',
  'not-delivered': 'oldest',
  all: 'newest',
};
export const orderOf = (list: ListName, asked: Order | undefined): Order => asked ?? ORDERS[list];
export const ordersFor = (list: ListName): Order[] =>
  list === 'quarantine' ? ['score', 'newest', 'oldest'] : ['newest', 'oldest'];
