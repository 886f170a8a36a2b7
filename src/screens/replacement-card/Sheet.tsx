import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import { LinkButton } from '../../ui/LinkButton.tsx';
import { PageHeading } from '../../ui/PageHeading.tsx';
import { Skeleton, SkeletonBlock } from '../../ui/Skeleton.tsx';
import { useTranslate } from '../use-translate.ts';

interface Props {
  /** What is about to happen, in one sentence. */
  readonly lead?: ReactNode;
  readonly children: ReactNode;
}

/** The page while nothing has been done yet. It stands alone, so that it has its own way back. */
export function Sheet({ lead, children }: Props) {
  const say = useTranslate();
  return (
    <div className="mx-auto grid max-w-pane gap-5">
      <PageHeading title={say('replacement.title')}>{lead}</PageHeading>
      {children}
      <div className="grid">
        <LinkButton to="/card" kind="ghost">
          <FormattedMessage id="replacement.back" />
        </LinkButton>
      </div>
    </div>
  );
}

export function Loading() {
  const say = useTranslate();
  return (
    <Sheet>
      <Skeleton label={say('replacement.loading')}>
        <SkeletonBlock className="h-60 w-full" />
      </Skeleton>
    </Sheet>
  );
}
