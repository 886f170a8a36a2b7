import {
  Accessibility,
  BookOpenText,
  CircleHelp,
  Clock,
  LockKeyhole,
  MessageCircleMore,
  ShieldCheck,
  Smartphone,
} from 'lucide-react';
import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import type { ActorRefFrom } from 'xstate';
import { LOST_CARD_PATH } from '../../../machines/portal/paths.ts';
import type { supportTicket } from '../../../machines/support/support-ticket.ts';
import { IconTile } from '../../ui/IconTile.tsx';
import { List, ListRow } from '../../ui/List.tsx';
import { PageHeading } from '../../ui/PageHeading.tsx';
import { PhoneLink, TextLink } from '../../ui/TextLink.tsx';
import { Tile } from '../../ui/Tile.tsx';
import { ExternalLink } from '../ExternalLink.tsx';
import { useTranslate } from '../use-translate.ts';
import { TicketTile } from './TicketTile.tsx';

interface Props {
  readonly actor: ActorRefFrom<typeof supportTicket>;
  /** URLs; `ticket` replaces the form if it is set (decision 13). */
  readonly links: {
    readonly faq: string;
    readonly terms: string;
    readonly ticket?: string | undefined;
    readonly privacy?: string | undefined;
  };
  /** What is known about reaching support. */
  readonly contact: { readonly lostCardPhone?: string | undefined; readonly hours?: string | undefined };
}

/** The support page (§2 /support). */
export function SupportView({ actor, links, contact }: Props) {
  const translate = useTranslate();
  return (
    <div className="grid gap-5">
      <PageHeading title={translate('support.title')}>
        <FormattedMessage id="support.lead" />
      </PageHeading>
      <div className="grid items-start gap-5 desktop:grid-cols-[minmax(0,1fr)_minmax(0,1.4fr)]">
        <Tile heading={translate('support.read')}>
          <List>
            <ListRow
              icon={<IconTile icon={LockKeyhole} />}
              title={
                <TextLink standalone to={LOST_CARD_PATH}>
                  {translate('lost-card.title')}
                </TextLink>
              }
              description={<LostCard phone={contact.lostCardPhone} />}
            />
            <ListRow
              icon={<IconTile icon={Smartphone} />}
              title={translate('support.lostPhone')}
              description={
                <>
                  <span>{translate(contact.lostCardPhone ? 'support.lostPhoneText' : 'support.lostPhoneNoCall')}</span>
                  <ToBlock />
                </>
              }
            />
            {contact.hours && (
              <ListRow
                icon={<IconTile icon={Clock} />}
                title={translate('support.hours')}
                description={contact.hours}
              />
            )}
            <ListRow
              icon={<IconTile icon={CircleHelp} />}
              title={<Link href={links.faq}>{translate('support.faq')}</Link>}
              description={translate('support.faqNote')}
            />
            <ListRow
              icon={<IconTile icon={BookOpenText} />}
              title={<Link href={links.terms}>{translate('support.terms')}</Link>}
              description={translate('support.termsNote')}
            />
            <ListRow
              icon={<IconTile icon={Accessibility} />}
              title={
                <TextLink standalone to="/accessibility">
                  {translate('accessibility.title')}
                </TextLink>
              }
              description={translate('support.accessibilityNote')}
            />
            {links.privacy && (
              <ListRow
                icon={<IconTile icon={ShieldCheck} />}
                title={<Link href={links.privacy}>{translate('support.privacy')}</Link>}
                description={translate('support.privacyNote')}
              />
            )}
            {links.ticket && (
              <ListRow
                icon={<IconTile icon={MessageCircleMore} />}
                title={<Link href={links.ticket}>{translate('support.ticketLink')}</Link>}
                description={translate('support.ticketNote')}
              />
            )}
          </List>
        </Tile>
        {!links.ticket && <TicketTile actor={actor} links={links} />}
      </div>
    </div>
  );
}

const LostCard = ({ phone }: { readonly phone: string | undefined }) =>
  phone ? (
    <FormattedMessage id="support.lostCardText" values={{ phone: <PhoneLink key="phone" number={phone} /> }} />
  ) : (
    <FormattedMessage id="support.lostCardNoCall" />
  );

const ToBlock = () => (
  <span className="mt-1 block">
    <TextLink standalone to="/card">
      <FormattedMessage id="card.block.go" />
    </TextLink>
  </span>
);

const Link = ({ href, children }: { readonly href: string; readonly children: ReactNode }) => (
  <ExternalLink standalone href={href}>
    {children}
  </ExternalLink>
);
