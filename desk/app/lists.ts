import words from 'virtual:desk-words';
import { type ListName, listNames, type Order } from '../../common/desk-names.ts';

export const listNamed = (name: string): ListName | undefined => listNames.find((one) => one === name);

export const listWords: Record<ListName, string> = {
  new: words.lists.new,
  conversation: words.lists.conversation,
  quarantine: words.lists.quarantine,
  'not-delivered': words.lists.notDelivered,
  all: words.lists.all,
};

export const orderWords: Record<Order, string> = {
  newest: words.lists.newest,
  oldest: words.lists.oldest,
  score: words.lists.score,
};

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
