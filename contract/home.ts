import * as z from 'zod/mini';
import { defineCall } from './call.ts';

const text = z.nullable(z.string());

/** Banners for the cardholder, in both languages (§3). */
export const notifications = defineCall({
  name: 'notifications',
  method: 'GET',
  path: '/cardholder/notifications/active/cardholder',
  effect: 'read',
  summary: 'List the banners that are active now',
  response: z.array(
    z.object({
      id: z.int(),
      summaryEnglish: z.string(),
      summarySwedish: z.string(),
      textEnglish: z.string(),
      textSwedish: z.string(),
      url: text,
      urlNameEnglish: text,
      urlNameSwedish: text,
    }),
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

/** Articles of the provider's blog; the portal sorts and limits them (§9). */
export const blogPosts = defineCall({
  name: 'blogPosts',
  method: 'POST',
  path: '/cardholder/hubspot/blog-posts',
  effect: 'read',
  summary: 'List published articles',
  body: { limit: z.int().check(z.gte(1), z.lte(100)), state: z.literal('PUBLISHED'), contentGroupId: z.string() },
  response: z.object({
    objects: z.array(
      z.object({
        id: z.string(),
        label: z.string(),
        updated: z.string(),
        featured_image: text,
        absolute_url: z.string(),
        meta_description: text,
      }),
    ),
    total: z.int(),
  }),
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
      total: 1,
    },
  },
});
