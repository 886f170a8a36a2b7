import { Skeleton, SkeletonBlock, SkeletonText } from '../../ui/Skeleton.tsx';
import { useTranslate } from '../use-translate.ts';

/** Placeholder of three articles and the button for more while they load, as high as most of them. */
export function ArticlesSkeleton() {
  const translate = useTranslate();
  return (
    <Skeleton label={translate('home.articles.loading')}>
      <div className="mt-4 grid gap-x-5 gap-y-6 tablet:grid-cols-3">
        {[1, 2, 3].map((column) => (
          <CardSkeleton key={column} />
        ))}
      </div>
      <div className="mt-6 flex justify-center">
        <SkeletonBlock className="h-11 w-40" />
      </div>
    </Skeleton>
  );
}

/** As `ArticleCard`: in its narrow column, a title takes two lines and a summary three. */
const CardSkeleton = () => (
  <div className="grid grid-cols-[6.5rem_minmax(0,1fr)] gap-4 tablet:grid-cols-1 tablet:gap-3">
    <SkeletonBlock className="aspect-square tablet:aspect-video" />
    <div className="grid content-start gap-1">
      <span className="font-semibold">
        <SkeletonText className="w-full" />
        <SkeletonText className="w-1/2 desktop:hidden" />
      </span>
      <span className="text-small">
        <SkeletonText className="w-full" />
        <SkeletonText className="w-full desktop:hidden" />
        <SkeletonText className="w-1/2" />
      </span>
      <span className="text-label">
        <SkeletonText className="w-28" />
      </span>
    </div>
  </div>
);
