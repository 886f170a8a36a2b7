import { useSelector } from '@xstate/react';
import { PartyPopper } from 'lucide-react';
import { FormattedMessage } from 'react-intl';
import { isLunchYearOffered, lunchYearOn } from '../../../machines/lunch-year/offered-year.ts';
import { LinkButton } from '../../ui/LinkButton.tsx';
import { Section } from '../../ui/Tile.tsx';
import { useTranslate } from '../use-translate.ts';
import type { PartProps } from './home-props.ts';
import { ToolLine } from './ToolLine.tsx';

/** In December, a link to what the lunches of the year were (decision 67). */
export function LunchYear({ actor }: PartProps<'nextOrder'>) {
  const translate = useTranslate();
  const today = useSelector(actor, ({ context }) => context.today);
  if (!isLunchYearOffered(today)) return null;
  return (
    <Section heading={translate('lunch-year.title', { year: String(lunchYearOn(today)) })}>
      <ToolLine
        icon={PartyPopper}
        action={
          <LinkButton to="/lunch-year" kind="ghost" size="small">
            <FormattedMessage id="home.lunchYear.open" />
          </LinkButton>
        }
      >
        <FormattedMessage id="home.lunchYear.text" />
      </ToolLine>
    </Section>
  );
}
