import { useSelector } from '@xstate/react';
import { PartyPopper } from 'lucide-react';
import { FormattedMessage } from 'react-intl';
import { isLunchYearOffered, lunchYearOn } from '../../../machines/lunch-year/offered-year.ts';
import { IconTile } from '../../ui/IconTile.tsx';
import { LinkButton } from '../../ui/LinkButton.tsx';
import { Section } from '../../ui/Tile.tsx';
import { useTranslate } from '../use-translate.ts';
import type { PartProps } from './home-props.ts';

/** In December, a link to what the lunches of the year were (decision 67). */
export function LunchYear({ actor }: PartProps<'nextOrder'>) {
  const translate = useTranslate();
  const today = useSelector(actor, ({ context }) => context.today);
  if (!isLunchYearOffered(today)) return null;
  return (
    <Section heading={translate('lunch-year.title', { year: String(lunchYearOn(today)) })}>
      <div className="mt-2 flex flex-wrap items-center gap-x-3.5 gap-y-3">
        <IconTile icon={PartyPopper} />
        <p className="min-w-32 flex-1 text-small text-muted">
          <FormattedMessage id="home.lunchYear.text" />
        </p>
        <LinkButton to="/lunch-year" kind="ghost" size="small">
          <FormattedMessage id="home.lunchYear.open" />
        </LinkButton>
      </div>
    </Section>
  );
}
