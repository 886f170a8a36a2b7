import * as z from 'zod/mini';
import { defineCall } from './call.ts';
import { moment } from './dates.ts';
import { listOf, onlyList } from './list.ts';
import { orElse, readAs, rowId, textual } from './tolerance.ts';

const text = orElse(z.string(), '');
const textOrNull = orElse(z.nullable(z.string()), null);

const banner = z.object({
  id: rowId,
  summaryEnglish: text,
  summarySwedish: text,
  textEnglish: text,
  textSwedish: text,
  url: textOrNull,
  urlNameEnglish: textOrNull,
  urlNameSwedish: textOrNull,
});
banner.register(z.globalRegistry, { id: 'Banner' });

/** Banners for the cardholder, in both languages (§3). */
export const notifications = defineCall({
  name: 'notifications',
  method: 'GET',
  path: '/cardholder/notifications/active/cardholder',
  effect: 'read',
  summary: 'List the banners that are active now',
  // No content is no banner.
  response: readAs(
    listOf(banner, ({ id }) => id),
    (value) => value ?? [],
  ),
  example: {
    response: [
      {
        id: 3,
        summaryEnglish: 'Open as usual',
        summarySwedish: 'Öppet som vanligt',
        textEnglish: 'The card works all through the holidays.',
        textSwedish: 'Kortet fungerar hela helgen.',
        url: null,
        urlNameEnglish: null,
        urlNameSwedish: null,
      },
    ],
  },
});

const article = z.object({
  id: textual(z.string()),
  label: z.string(),
  updated: orElse(moment, ''),
  featured_image: textOrNull,
  absolute_url: z.string(),
  meta_description: textOrNull,
});
article.register(z.globalRegistry, { id: 'Article' });

/** Articles of the provider's blog; the portal sorts and limits them (§9). */
export const blogPosts = defineCall({
  name: 'blogPosts',
  method: 'POST',
  path: '/cardholder/hubspot/blog-posts',
  effect: 'read',
  summary: 'List published articles',
  body: { limit: z.int().check(z.gte(1), z.lte(100)), state: z.literal('PUBLISHED'), contentGroupId: z.string() },
  response: readAs(
    z.object({
      objects: listOf(article, ({ id }) => id),
    }),
    (value) => ({ objects: Array.isArray(value) ? value : (onlyList(value) ?? value) }),
  ),
  example: {
    request: { limit: 100, state: 'PUBLISHED', contentGroupId: 'cardholder' },
    response: {
      objects: [
        {
          id: '11',
          label: 'Fem soppor som värmer',
          updated: '2026-11-12T09:00:00Z',
          featured_image: null,
          absolute_url: 'https://www.example.se/artiklar/soppor',
          meta_description: 'Vad restaurangerna serverar när mörkret kommer.',
        },
      ],
    },
  },
});
