import { Newspaper } from 'lucide-react';
import type { Article } from '../../../machines/home/article.ts';
import { focusOnMount } from '../../ui/focus.tsx';
import { Picture } from '../../ui/Picture.tsx';
import { NewTabNote } from '../ExternalLink.tsx';
import { useDateFormat } from '../use-date-format.ts';

interface Props {
  readonly article: Article;
  readonly autoFocus: boolean;
}

/** A link to one article. It opens in a new tab and gets no referrer. */
export function ArticleCard({ article, autoFocus }: Props) {
  const { formatDate } = useDateFormat();
  const { title, summary, address, picture, updated } = article;
  return (
    <li>
      <a
        ref={autoFocus ? focusOnMount : null}
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
          {updated !== null && <span className="text-label text-muted">{formatDate(updated)}</span>}
          <NewTabNote />
        </span>
      </a>
    </li>
  );
}
