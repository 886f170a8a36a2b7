import { SkeletonBlock } from '../../ui/Skeleton.tsx';

export const GRID = 'grid grid-cols-[minmax(0,1fr)] gap-4 tablet:grid-cols-2 tablet:gap-5 desktop:grid-cols-3';

/** Placeholder of twelve months. */
export const MonthsSkeleton = () => (
  <div className={GRID}>
    {Array.from({ length: 12 }, (_, index) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: skeleton blocks have no identity
      <div key={index} className="grid gap-3 rounded-tile border border-line bg-surface p-5">
        <SkeletonBlock className="h-6 w-32" />
        <SkeletonBlock className="h-4 w-48 max-w-full" />
        <SkeletonBlock className="h-10 w-full" />
      </div>
    ))}
  </div>
);
