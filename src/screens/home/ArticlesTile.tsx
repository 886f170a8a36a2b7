import { type ComponentType, lazy, Suspense } from 'react';
import { FormattedMessage } from 'react-intl';
import { Tile } from '../../ui/Tile.tsx';
import { useSay } from '../say.ts';
import { ArticlesSkeleton } from './ArticlesSkeleton.tsx';
import type { PartProps } from './home-props.ts';

type Props = PartProps<'articles'>;

const Unavailable = () => (
  <p className="mt-3 text-soft">
    <FormattedMessage id="home.articles.unavailable" />
  </p>
);

/** Below everything else, so that its code comes after the rest; without it the rest is whole. */
const Articles = lazy<ComponentType<Props>>(() => import('./Articles.tsx').catch(() => ({ default: Unavailable })));

/** Something to read (§2, §9): three articles, then three more at a time. */
export function ArticlesTile({ actor }: Props) {
  const say = useSay();
  return (
    <Tile heading={say('home.articles.title')}>
      <Suspense fallback={<ArticlesSkeleton />}>
        <Articles actor={actor} />
      </Suspense>
    </Tile>
  );
}
