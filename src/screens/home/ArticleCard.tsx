import { Newspaper } from 'lucide-react';
import { FormattedMessage } from 'react-intl';
import type { Article } from '../../../machines/home/reading-matter.ts';
import { Picture } from '../../ui/Picture.tsx';
import { useDays } from '../days.ts';

interface Props {
  readonly article: Article;
  /** Takes the focus when it appears. */
  readonly takesFocus: boolean;
}

const takeFocus = (link: HTMLAnchorElement | null) => link?.focus();

/** One article: opens beside the portal, and is told nothing of it. */
export function ArticleCard({ article, takesFocus }: Props) {
  const { dateOf } = useDays();
  const { title, summary, address, picture, updated } = article;
  return (
    <li>
      <a
        ref={takesFocus ? takeFocus : null}
        href={address}
        target="_blank"
        rel="noopener noreferrer"
        className="group grid grid-cols-[6.5rem_minmax(0,1fr)] gap-4 rounded-small text-ink tablet:grid-cols-1 tablet:gap-3"
      >
        <span className="aspect-square overflow-hidden rounded-button tablet:aspect-video">
          <Picture src={picture} icon={Newspaper} />
        </span>
        <span className="grid content-start gap-1">
          <span className="font-semibold group-hover:underline group-hover:underline-offset-3">{title}</span>
          {summary && <span className="text-small text-muted">{summary}</span>}
          {updated !== null && <span className="text-label text-muted">{dateOf(updated)}</span>}
          <span className="sr-only">
            <FormattedMessage id="home.articles.opens" />
          </span>
        </span>
      </a>
    </li>
  );
}
