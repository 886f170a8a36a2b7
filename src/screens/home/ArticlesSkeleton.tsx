import { Skeleton, SkeletonBlock } from '../../ui/Skeleton.tsx';
import { useTranslate } from '../use-translate.ts';

export function ArticlesSkeleton() {
  const say = useTranslate();
  return (
    <Skeleton label={say('home.articles.loading')}>
      <div className="mt-4 grid gap-5 tablet:grid-cols-3">
        {['one', 'two', 'three'].map((place) => (
          <SkeletonBlock key={place} className="h-24 tablet:h-52" />
        ))}
      </div>
    </Skeleton>
  );
}
