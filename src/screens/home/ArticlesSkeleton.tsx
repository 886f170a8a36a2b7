import { Bone, Skeleton } from '../../ui/Skeleton.tsx';
import { useSay } from '../say.ts';

export function ArticlesSkeleton() {
  const say = useSay();
  return (
    <Skeleton label={say('home.articles.loading')}>
      <div className="mt-4 grid gap-5 tablet:grid-cols-3">
        {['one', 'two', 'three'].map((place) => (
          <Bone key={place} className="h-24 tablet:h-52" />
        ))}
      </div>
    </Skeleton>
  );
}
