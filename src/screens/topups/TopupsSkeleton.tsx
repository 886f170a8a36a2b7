import { Skeleton, SkeletonBlock, SkeletonText } from '../../ui/Skeleton.tsx';
import { Surface } from '../../ui/Tile.tsx';
import { useTranslate } from '../use-translate.ts';
import { MonthsHeader } from './Months.tsx';
import { MonthSkeleton, MonthsSkeleton } from './MonthsSkeleton.tsx';

/** Placeholder of the whole page below its heading, while the first year loads. */
export function TopupsSkeleton() {
  const translate = useTranslate();
  return (
    <Skeleton label={translate('topups.loading')}>
      <div className="grid gap-3 tablet:gap-5">
        <div className="grid gap-3 tablet:grid-cols-3 tablet:gap-5">
          <MonthSkeleton />
          <Surface>
            <p className="text-title">
              <SkeletonText className="w-40" />
            </p>
            <p className="mt-1 text-number">
              <SkeletonText className="w-64" />
            </p>
            <SkeletonBlock className="my-2.5 h-2.5 w-full" />
            <p className="text-small">
              <SkeletonText className="w-56" />
            </p>
          </Surface>
          <Surface>
            <div className="flex items-center justify-between text-title">
              <SkeletonText className="w-40" />
              <SkeletonBlock className="h-7 w-12" />
            </div>
            <p className="mt-1 text-small">
              <SkeletonText className="w-64" />
            </p>
          </Surface>
        </div>
        <MonthsHeader
          aside={
            <p className="min-h-11 content-center text-small">
              <SkeletonText className="w-40" />
            </p>
          }
        >
          <p className="text-title">
            <SkeletonText className="w-40" />
          </p>
        </MonthsHeader>
        <MonthsSkeleton />
      </div>
    </Skeleton>
  );
}
