import { Skeleton, SkeletonBlock } from '../../ui/Skeleton.tsx';
import { useTranslate } from '../use-translate.ts';

/** Placeholder of three articles while they load. */
export function ArticlesSkeleton() {
  const translate = useTranslate();
  return (
    <Skeleton label={translate('home.articles.loading')}>
      <div className="mt-4 grid gap-5 tablet:grid-cols-3">
        {[1, 2, 3].map((column) => (
          <SkeletonBlock key={column} className="h-24 tablet:h-52" />
        ))}
      </div>
    </Skeleton>
  );
}
