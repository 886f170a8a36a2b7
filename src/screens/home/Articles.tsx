import { useSelector } from '@xstate/react';
import { BookOpen } from 'lucide-react';
import { FormattedMessage } from 'react-intl';
import { PAGE_SIZE } from '../../../machines/home/articles.ts';
import { Button } from '../../ui/Button.tsx';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { LoadError } from '../LoadError.tsx';
import { LostRows } from '../LostRows.tsx';
import { ArticleCard } from './ArticleCard.tsx';
import { ArticlesSkeleton } from './ArticlesSkeleton.tsx';
import type { PartProps } from './home-props.ts';

type Props = PartProps<'articles'>;

/** The content of the articles tile. */
export default function Articles({ actor }: Props) {
  const failure = useSelector(actor, ({ context }) => context.failure);
  const state = useSelector(actor, ({ value }) => value);
  switch (state) {
    case 'partlyShown':
    case 'allShown':
      return <ArticleList actor={actor} />;
    case 'empty':
      return (
        <EmptyState icon={BookOpen} title={<FormattedMessage id="home.articles.none" />}>
          <FormattedMessage id="home.articles.why" />
        </EmptyState>
      );
    case 'loadFailed':
      return <LoadError failure={failure} onRetry={() => actor.send({ type: 'articles.retry' })} />;
    case 'loading':
      return <ArticlesSkeleton />;
  }
}

function ArticleList({ actor }: Props) {
  const articles = useSelector(actor, ({ context }) => context.articles);
  const count = useSelector(actor, ({ context }) => context.shownCount);
  const hasMore = useSelector(actor, ({ value }) => value === 'partlyShown');
  return (
    <>
      <ul className="mt-4 grid animate-appear gap-x-5 gap-y-6 tablet:grid-cols-3">
        {articles.slice(0, count).map((article, index) => (
          // The first article of a new page takes the focus, so that keyboard users continue from there.
          <ArticleCard key={article.id} article={article} autoFocus={index > 0 && index === count - PAGE_SIZE} />
        ))}
      </ul>
      <div className="mt-4 empty:hidden">
        <LostRows list={articles} id="lost.articles" />
      </div>
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
