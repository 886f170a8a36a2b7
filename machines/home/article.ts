import type { ResponseOf } from '../../contract/call.ts';
import type { blogPosts } from '../../contract/home.ts';
import { keepLost, type List } from '../../contract/list.ts';
import { safeImage, safeLink } from '../safe-url.ts';

type Post = ResponseOf<typeof blogPosts>['objects'][number];

/** A blog post in the form that the page shows. */
export interface Article {
  readonly id: string;
  readonly title: string;
  /** At most 68 characters, plus an ellipsis if the text was truncated; empty if the post has no description. */
  readonly summary: string;
  /** An https address. */
  readonly address: string;
  /** The URL of the picture; null without one that the browser may load. */
  readonly picture: string | null;
  /** ms since 1970; null if unknown. */
  readonly updated: number | null;
}

/** Maximum length of a summary, characters (§9). */
const MAX_SUMMARY_LENGTH = 68;

/** Shortens a text to at most 68 characters plus an ellipsis, at a word boundary if possible. Collapses whitespace. */
export function truncate(text: string): string {
  const normalized = text.replaceAll(/\s+/g, ' ').trim();
  if (normalized.length <= MAX_SUMMARY_LENGTH) return normalized;
  const head = normalized.slice(0, MAX_SUMMARY_LENGTH + 1);
  const lastSpace = head.lastIndexOf(' ');
  const words = lastSpace > 0 ? head.slice(0, lastSpace) : normalized.slice(0, MAX_SUMMARY_LENGTH);
  return `${words.replace(/[\s.,;:!?–-]+$/, '')}…`;
}

/** ms since 1970; null if the text is not a date. */
const parseDate = (text: string): number | null => {
  const time = Date.parse(text);
  return Number.isNaN(time) ? null : time;
};

/** An array with one article, or an empty array if the address of the post is not https. */
function toArticle(post: Post, imageOrigins: readonly string[]): Article[] {
  const address = safeLink(post.absolute_url);
  if (!address?.startsWith('https:')) return [];
  return [
    {
      id: post.id,
      title: post.label,
      summary: truncate(post.meta_description ?? ''),
      address,
      picture: safeImage(post.featured_image, imageOrigins),
      updated: parseDate(post.updated),
    },
  ];
}

/**
 * The articles with a safe address, most recently updated first (§9); articles without a date are last. A picture of
 * another origin than the given ones is left out: the browser would block it.
 */
export const toArticles = (posts: List<Post>, imageOrigins: readonly string[]): List<Article> =>
  keepLost(
    posts.flatMap((post) => toArticle(post, imageOrigins)).toSorted((a, b) => (b.updated ?? 0) - (a.updated ?? 0)),
    posts,
  );
