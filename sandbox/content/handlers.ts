import type * as home from '../../contract/home.ts';
import type * as support from '../../contract/support.ts';
import type { Handlers } from '../handler.ts';
import type { Services } from '../services.ts';
import { publishedArticles } from './articles.ts';
import { activeNotifications } from './notifications.ts';
import { openTicket } from './tickets.ts';

export const contentHandlers = (services: Services): Handlers<typeof home & typeof support> => ({
  notifications: (_, { cardholderId }) => activeNotifications(services.db, cardholderId),
  blogPosts: ({ limit }, { vaultOrigin }) => publishedArticles(services.db, limit, vaultOrigin),
  createTicket: (ticket, context) =>
    openTicket(services, ticket, {
      cardholderId: context.isAuthenticated ? context.cardholderId : null,
      address: context.address,
    }),
});
