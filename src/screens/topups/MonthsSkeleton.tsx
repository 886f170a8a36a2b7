import { SkeletonBlock } from '../../ui/Skeleton.tsx';

export const GRID = 'grid grid-cols-[minmax(0,1fr)] gap-3 tablet:grid-cols-2 tablet:gap-5 desktop:grid-cols-3';

/** Placeholder of one month. */
export const MonthSkeleton = () => (
  <div className="grid content-start gap-3 rounded-tile border border-line bg-surface p-4 tablet:p-5">
    <SkeletonBlock className="h-6 w-32" />
    <SkeletonBlock className="h-4 w-48 max-w-full" />
    <SkeletonBlock className="h-11 w-full" />
  </div>
);

/** Placeholder of the other months. */
export const MonthsSkeleton = () => (
  <div className={GRID}>
    {Array.from({ length: 11 }, (_, index) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: skeleton blocks have no identity
      <MonthSkeleton key={index} />
    ))}
  </div>
);
