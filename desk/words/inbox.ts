import { listNames, orders } from '../names.ts';
import { each, group } from './group.ts';

/** The lists. */
export const inboxWords = {
  lists: group('the lists', {
    filter: [],
    enquiries: [],
    ...each(listNames),
    search: [],
    unread: ['list', 'n'],
    held: ['list', 'n'],
    waiting: ['list', 'n'],
    found: ['q'],
    noneFound: ['q'],
    order: [],
    ...each(orders),
    arrivedOne: [],
    arrived: ['n'],
    show: [],
    more: [],
    loadingMore: [],
    loading: [],
    notLoaded: [],
    export: [],
  }),
  emptyLists: group('a list in which nothing is', each(listNames)),
  rows: group('a row of a list', {
    unread: [],
    from: ['company', 'country'],
    assigned: ['who'],
    mine: [],
    notDelivered: [],
    quarantined: [],
    hasLeft: [],
    point: [],
    points: ['n'],
  }),
  empty: group('the pane beside the list while no enquiry is open', {
    nobodyWaits: [],
    noneOpen: [],
    oneOpen: [],
    manyOpen: ['n'],
    seeConversations: [],
    chooseHeading: [],
    choose: [],
  }),
};
