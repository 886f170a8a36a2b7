import type { ResponseOf } from '../../contract/call.ts';
import type { blogPosts } from '../../contract/content.ts';
import { safeAddress, safePicture } from '../safe-address.ts';

type Post = ResponseOf<typeof blogPosts>['objects'][number];

/** An article as it can be shown. */
export interface Article {
  readonly id: string;
  readonly title: string;
  /** At most 68 characters, or those and an ellipsis; empty when there is none. */
  readonly summary: string;
  /** An https address. */
  readonly address: string;
  readonly picture: string | null;
  /** ms since 1970; null when it is not known. */
  readonly updated: number | null;
}

/** A description is cut here (§9). */
const LONGEST = 68;

/** A text of at most 68 characters: a longer one ends after a whole word, with an ellipsis. */
export function cut(text: string): string {
  const whole = text.replaceAll(/\s+/g, ' ').trim();
  if (whole.length <= LONGEST) return whole;
  const head = whole.slice(0, LONGEST + 1);
  const lastSpace = head.lastIndexOf(' ');
  const words = lastSpace > 0 ? head.slice(0, lastSpace) : whole.slice(0, LONGEST);
  return `${words.replace(/[\s.,;:!?–-]+$/, '')}…`;
}

const momentOf = (text: string): number | null => {
  const moment = Date.parse(text);
  return Number.isNaN(moment) ? null : moment;
};

function readable(post: Post): Article[] {
  const address = safeAddress(post.absolute_url);
  if (!address?.startsWith('https:')) return [];
  return [
    {
      id: post.id,
      title: post.label,
      summary: cut(post.meta_description ?? ''),
      address,
      picture: safePicture(post.featured_image),
      updated: momentOf(post.updated),
    },
  ];
}

/** The articles that can be opened safely, last updated first (§9). */
export const articlesFrom = (posts: readonly Post[]): readonly Article[] =>
  posts.flatMap(readable).toSorted((a, b) => (b.updated ?? 0) - (a.updated ?? 0));
