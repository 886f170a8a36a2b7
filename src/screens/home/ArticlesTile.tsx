import { Suspense } from 'react';
import { Tile } from '../../ui/Tile.tsx';
import { lazyPart } from '../lazy-part.tsx';
import { useTranslate } from '../use-translate.ts';
import { ArticlesSkeleton } from './ArticlesSkeleton.tsx';
import type { PartProps } from './home-props.ts';

type Props = PartProps<'articles'>;

/** Below everything else, so that its code comes after the rest; without it the rest is whole. */
const Articles = lazyPart<Props>(() => import('./Articles.tsx'));

/** Something to read (§2, §9): three articles, then three more at a time. */
export function ArticlesTile({ actor }: Props) {
  const say = useTranslate();
  return (
    <Tile heading={say('home.articles.title')}>
      <Suspense fallback={<ArticlesSkeleton />}>
        <Articles actor={actor} />
      </Suspense>
    </Tile>
  );
}
