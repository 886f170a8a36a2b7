import type { ComponentProps, ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import { LinkButton } from '../../ui/LinkButton.tsx';
import { PageHeading } from '../../ui/PageHeading.tsx';
import { Skeleton, SkeletonBlock } from '../../ui/Skeleton.tsx';
import { useTranslate } from '../use-translate.ts';

/** A link to the card page. */
export const BackToCard = (props: Pick<ComponentProps<typeof LinkButton>, 'kind'>) => (
  <LinkButton to="/card" {...props}>
    <FormattedMessage id="replacement-card.back" />
  </LinkButton>
);

interface Props {
  /** What the replacement does, in one sentence. */
  readonly lead?: ReactNode;
  readonly children: ReactNode;
}

/** The page before the replacement is done. It is not in the menu, so it has a link back to the card. */
export function ReplacementPage({ lead, children }: Props) {
  const translate = useTranslate();
  return (
    <div className="mx-auto grid max-w-pane gap-5">
      <PageHeading title={translate('replacement-card.title')}>{lead}</PageHeading>
      {children}
      <div className="grid">
        <BackToCard kind="ghost" />
      </div>
    </div>
  );
}

export function Loading() {
  const translate = useTranslate();
  return (
    <ReplacementPage>
      <Skeleton label={translate('replacement-card.loading')}>
        <SkeletonBlock className="h-60 w-full" />
      </Skeleton>
    </ReplacementPage>
  );
}
