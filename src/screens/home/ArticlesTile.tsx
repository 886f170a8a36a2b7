import { Suspense } from 'react';
import { Tile } from '../../ui/Tile.tsx';
import { lazyPart } from '../lazy-part.tsx';
import { useTranslate } from '../use-translate.ts';
import { ArticlesSkeleton } from './ArticlesSkeleton.tsx';
import type { PartProps } from './home-props.ts';

type Props = PartProps<'articles'>;

/** Lazy because the tile is at the bottom of the page. */
const Articles = lazyPart<Props>(() => import('./Articles.tsx'));

/** Articles (§2, §9): three at first, then three more per press. */
export function ArticlesTile({ actor }: Props) {
  const translate = useTranslate();
  return (
    <Tile heading={translate('home.articles.title')}>
      <Suspense fallback={<ArticlesSkeleton />}>
        <Articles actor={actor} />
      </Suspense>
    </Tile>
  );
}
