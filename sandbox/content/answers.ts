import type * as contract from '../../contract/content.ts';
import type { Answers } from '../answer.ts';
import type { World } from '../world.ts';
import { publishedArticles } from './articles.ts';
import { activeNotifications } from './notifications.ts';
import { openTicket } from './tickets.ts';

export const contentAnswers = (world: World): Answers<typeof contract> => ({
  notifications: (_, { cardholderId }) => activeNotifications(world.db, cardholderId),
  blogPosts: ({ limit }) => publishedArticles(world.db, limit),
  createTicket: (ticket, visit) => openTicket(world, ticket, visit.isKnown ? visit.cardholderId : null),
});
