import { useSelector } from '@xstate/react';
import { BookOpen } from 'lucide-react';
import { FormattedMessage } from 'react-intl';
import { STEP } from '../../../machines/home/articles.ts';
import { Button } from '../../ui/Button.tsx';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { ArticleCard } from './ArticleCard.tsx';
import { ArticlesSkeleton } from './ArticlesSkeleton.tsx';
import type { PartProps } from './home-props.ts';
import { PartFailure } from './PartFailure.tsx';

type Props = PartProps<'articles'>;

/** What has become of the articles. */
export default function Articles({ actor }: Props) {
  const failure = useSelector(actor, ({ context }) => context.failure);
  const state = useSelector(actor, ({ value }) => value);
  switch (state) {
    case 'some':
    case 'all':
      return <ArticleList actor={actor} />;
    case 'none':
      return (
        <EmptyState icon={BookOpen} title={<FormattedMessage id="home.articles.none" />}>
          <FormattedMessage id="home.articles.why" />
        </EmptyState>
      );
    case 'failed':
      return <PartFailure failure={failure} onRetry={() => actor.send({ type: 'articles.retry' })} />;
    default:
      return <ArticlesSkeleton />;
  }
}

function ArticleList({ actor }: Props) {
  const articles = useSelector(actor, ({ context }) => context.articles);
  const count = useSelector(actor, ({ context }) => context.count);
  const hasMore = useSelector(actor, ({ value }) => value === 'some');
  return (
    <>
      <ul className="mt-4 grid animate-appear gap-x-5 gap-y-6 tablet:grid-cols-3">
        {articles.slice(0, count).map((article, index) => (
          // Whoever asked for more reads on with the first of them.
          <ArticleCard key={article.id} article={article} takesFocus={index > 0 && index === count - STEP} />
        ))}
      </ul>
      {hasMore && (
        <div className="mt-6 flex justify-center">
          <Button kind="ghost" size="small" onPress={() => actor.send({ type: 'articles.more' })}>
            <FormattedMessage id="home.articles.more" />
          </Button>
        </div>
      )}
    </>
  );
}
